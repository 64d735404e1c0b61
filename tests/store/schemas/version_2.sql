BEGIN TRANSACTION;
CREATE TABLE filed (
        id INTEGER PRIMARY KEY,
        token TEXT NOT NULL UNIQUE,
        game TEXT NOT NULL,
        rules TEXT NOT NULL,
        deal TEXT NOT NULL,
        chosen TEXT NOT NULL,
        started TEXT NOT NULL,
        ended TEXT NOT NULL,
        result TEXT NOT NULL CHECK (result IN ('won', 'lost')),
        seconds REAL NOT NULL,
        moves INTEGER NOT NULL,
        undos INTEGER NOT NULL,
        hints INTEGER NOT NULL,
        restarts INTEGER NOT NULL,
        assisted INTEGER NOT NULL,
        replay INTEGER NOT NULL,
        marked INTEGER NOT NULL,
        score TEXT NOT NULL,
        record TEXT NOT NULL
    );
INSERT INTO "filed" VALUES(1,'abababababababababababababababab','forty-thieves','','1000','random','2026-03-28T08:00:00Z','2026-03-28T09:00:00Z','won',90.5,120,3,0,0,0,0,0,'104/104','patience 1
game: forty-thieves
deal: 1000
moves: s-w w-t3 (t1-t3 t1-t2)
');
INSERT INTO "filed" VALUES(2,'cdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd','forty-thieves','','48213','number','2026-03-28T08:00:00Z','2026-03-28T09:00:00Z','lost',90.5,120,3,0,0,0,0,0,'63/104','patience 1
game: forty-thieves
deal: 48213
moves: s-w
');
CREATE TABLE saved (
        id INTEGER PRIMARY KEY,
        token TEXT NOT NULL,
        game TEXT NOT NULL,
        rules TEXT NOT NULL,
        deal TEXT NOT NULL,
        chosen TEXT NOT NULL,
        started TEXT NOT NULL,
        seconds REAL NOT NULL,
        moves INTEGER NOT NULL,
        undos INTEGER NOT NULL,
        hints INTEGER NOT NULL,
        restarts INTEGER NOT NULL,
        assisted INTEGER NOT NULL,
        marked INTEGER NOT NULL,
        score TEXT NOT NULL,
        record TEXT NOT NULL,
        touched INTEGER NOT NULL,
        bookmarks TEXT NOT NULL DEFAULT '',
        UNIQUE (game, rules)
    );
INSERT INTO "saved" VALUES(1,'efefefefefefefefefefefefefefefef','devils-grip','redeals=1','77','random','2026-03-28T08:00:00Z',90.5,120,3,0,0,0,0,'90 left','patience 1
game: devils-grip
rules: redeals=1
deal: 77
moves: s-w s-w
cursor: 1
',1,'a good place	s-w
');
CREATE INDEX filed_by_deal ON filed (game, rules, deal)
    ;
COMMIT;
