"""The part of the style sheet for lists, tables and sliders; `theme` fills in the colours."""

LISTS = """
#moves { background: transparent; border: none; }
#record { background: @status; border: 1px solid @line; border-radius: 8px; padding: 6px; }
#record:focus { border: 2px solid @accent; padding: 5px; }
QLineEdit[kind="search"] { min-height: 30px; font-size: 13px; }
QPushButton[kind="menu"] { padding-right: 38px; }
QTableView {
    background: @status; border: 1px solid @line; border-radius: 10px; font-size: 13px;
    selection-background-color: @hover; selection-color: @text;
}
QTableView::item { padding: 0 10px; border: none; }
QTableView::item:selected { background: @hover; color: @text; }
QHeaderView { background: transparent; }
QHeaderView::section {
    background: transparent; color: @muted; font-size: 13px; font-weight: 400;
    border: none; border-bottom: 1px solid @line; padding: 8px 13px;
}
QSlider::groove:horizontal { height: 4px; border-radius: 2px; background: @edge; }
QSlider::sub-page:horizontal { background: @accent; border-radius: 2px; }
QSlider::handle:horizontal {
    background: @accent; width: 16px; height: 16px; margin: -6px 0; border-radius: 8px;
}
QSlider::handle:horizontal:focus { border: 2px solid @text; width: 12px; height: 12px; }
"""
