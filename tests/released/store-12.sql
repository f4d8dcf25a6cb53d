pragma user_version=12;
BEGIN TRANSACTION;
CREATE TABLE analysis (
    match text primary key references match,
    engine integer not null,
    content blob not null
) without rowid
;
INSERT INTO "analysis" VALUES('7u6ere8tsd9gbxui',1,X'78DAAB564ACC53B2520092893995C599C54AB50035B7060E');
CREATE TABLE ban (
    who text primary key,
    until integer not null,
    why text not null
) without rowid;
CREATE TABLE chat (
    match text not null references match,
    n integer not null,
    seat integer not null,
    name text not null,
    text text not null,
    phrase text,
    at integer not null,
    guest text not null default '',
    primary key (match, n)
) without rowid;
CREATE TABLE chore (
    name text primary key,
    due integer not null
) without rowid;
CREATE TABLE compressed (
    match text primary key references match,
    steps integer not null,
    content blob not null
) without rowid;
CREATE TABLE daily_try (
    game text not null,
    day text not null,
    origin text not null,
    person text not null,
    primary key (game, day, origin, person)
) without rowid;
CREATE TABLE device (
    token_hash text primary key,
    guest text not null,
    created integer not null
) without rowid;
CREATE TABLE device_code (
    hash text primary key,
    guest text not null,
    until integer not null
) without rowid;
CREATE TABLE former (
    match text not null references match,
    guest text not null,
    created integer not null default 0,
    name text not null default '',
    primary key (guest, match)
) without rowid;
CREATE TABLE guest (
    id text primary key,
    token_hash text not null unique,
    name text not null,
    created integer not null
) without rowid;
INSERT INTO "guest" VALUES('ada','0f007385b6f9d4b7eeb2748605afe1a984a0a3bfa3f014d09e2a784ce9e5cd1a','Ada',1800000000000);
INSERT INTO "guest" VALUES('bob','412dc46cc9e3cb26f29f7c1415c556349af62904c5d15b0a2d8cfdc5cfa22b34','Bob',1800000000000);
CREATE TABLE match (
    id text primary key,
    game text not null,
    version integer not null,
    settings text not null,
    seed text not null,
    ranked integer not null,
    host text not null,
    created integer not null,
    daily text not null,
    public integer not null,
    clock integer not null,
    invite text not null,
    state text not null,
    began integer not null,
    result text not null,
    rematch text not null,
    start text not null default '',
    players text not null default '[]',
    due integer,
    offers text not null default '[]',
    revision integer not null default 0,
    settings_bytes integer not null default 0,
    again text not null default ''
) without rowid;
INSERT INTO "match" VALUES('32w4bnwvrmsd96ii','delve-and-dash',1,'{}','delve-and-dash over',0,'ada',1800000000000,'',1,0,'','over',1800000000000,'win loss (home with the treasure)','','011d44d3','["Ada","Bob"]',NULL,'[]',2,2,'');
INSERT INTO "match" VALUES('5f4rkpjagzsvvyte','extrikate',1,'{}','extrikate over',0,'ada',1800000247000,'',1,0,'','over',1800000247000,'loss win (most treasure)','','5d0807b7','["Ada","Bob"]',NULL,'[]',2,2,'');
INSERT INTO "match" VALUES('7u6ere8tsd9gbxui','delve-and-dash',1,'{}','to be tried again',0,'ada',1800000761000,'',1,0,'','over',1800000761000,'loss win (home with the treasure)','','28b9cf83','["Ada","Bob"]',NULL,'[]',2,2,'');
INSERT INTO "match" VALUES('atfyz48up25js27i','extrikate',1,'{}','d73b9e2c2b71da4bc53e9851b88d380fc80a7af7169971b1975f2954b864d79d',1,'ada',1800000680000,'2027-01-15',0,0,'','over',1800000680000,'win (escaped)','','d16af4f7','["Ada"]',NULL,'[]',1,2,'');
INSERT INTO "match" VALUES('ax9aniqfp5tnxyai','delve-and-dash',1,'{}','broken',0,'ada',1800000834000,'',1,0,'','broken',1800000834000,'','','3941f044','["Bob","Ada"]',NULL,'[]',2,2,'');
INSERT INTO "match" VALUES('ccra8x3cpuk65kga','dungeon-crawler',2,'{}','dungeon-crawler over',0,'ada',1800000442000,'',1,0,'','over',1800000442000,'loss loss win (chest reached)','','68e1bc43','["Ada","Bob","racer"]',NULL,'[]',2,2,'');
INSERT INTO "match" VALUES('ch74uxa4dpvfpj7k','delve-and-dash',1,'{}','delve-and-dash running',0,'ada',1800000235000,'',1,0,'','running',1800000235000,'','','6420d07e','["Bob","Ada"]',NULL,'[]',1,2,'');
INSERT INTO "match" VALUES('cyb3f8rw8nyqb2vk','delve-and-dash',1,'{}','0',1,'ada',1800000507000,'',1,0,'','over',1800000507000,'win (home with the treasure)','','7701dea3','["Ada"]',NULL,'[]',1,2,'');
INSERT INTO "match" VALUES('gkj5ipnczwhwfijk','dungeon-crawler',2,'{}','dungeon-crawler running',0,'ada',1800000501000,'',1,0,'','running',1800000501000,'','','4bcddad6','["Ada","Bob","racer"]',NULL,'[]',1,2,'');
INSERT INTO "match" VALUES('pbc73759evrdui3m','extrikate',1,'{}','sheet',1,'ada',1800000586000,'',1,0,'','over',1800000586000,'win (escaped)','','5cc6d587','["Ada"]',NULL,'[]',1,2,'');
INSERT INTO "match" VALUES('q8bqg6r6ijy3qbmp','extrikate',1,'{}','d73b9e2c2b71da4bc53e9851b88d380fc80a7af7169971b1975f2954b864d79d',1,'bob',1800000751000,'2027-01-15',0,0,'','running',1800000751000,'','','d16af4f7','["Bob"]',NULL,'[]',0,2,'');
INSERT INTO "match" VALUES('qsq8v3hgnfbcxv4b','dooom',3,'{}','dooom running',0,'ada',1800000433000,'',1,0,'','over',1800000433000,'loss loss (abandoned)','','11d05081','["Ada","random"]',NULL,'[]',1,2,'');
INSERT INTO "match" VALUES('r8zcexn36upkpigw','delve-and-dash',1,'{"mode":"cpu"}','c919ddcd25ab7c6587dceec0374b6351fcc8459e29130fdd180246b462937bf7',1,'bob',1800000671000,'2027-01-15',0,0,'','running',1800000671000,'','','e07b5766','["Bob","knight"]',NULL,'[]',0,14,'');
INSERT INTO "match" VALUES('s3mmsytaejdhe8ma','delve-and-dash',1,'{"mode":"cpu"}','c919ddcd25ab7c6587dceec0374b6351fcc8459e29130fdd180246b462937bf7',1,'ada',1800000644000,'2027-01-15',0,0,'','over',1800000644000,'win loss (home with the treasure)','','e07b5766','["Ada","knight"]',NULL,'[]',1,14,'');
INSERT INTO "match" VALUES('syzbe3bt8xmt287c','dooom',3,'{}','dooom over',0,'ada',1800000375000,'',1,0,'','over',1800000375000,'win loss (escaped with the gold)','','9c1cc75e','["Ada","random"]',NULL,'[]',1,2,'');
INSERT INTO "match" VALUES('t7qmym7edaab9m9g','extrikate',1,'{}','extrikate running',0,'ada',1800000363000,'',1,0,'','running',1800000363000,'','','37e52e1c','["Ada","Bob"]',NULL,'[]',1,2,'');
INSERT INTO "match" VALUES('wwar3a7wsmwjtggz','delve-and-dash',1,'{}','to be tried again',0,'ada',1800000834000,'',0,0,'','running',1800000834000,'','','28b9cf83','["knight","Ada"]',NULL,'[]',0,2,'{"step":12,"match":"7u6ere8tsd9gbxui","checksum":"c4e1424e07830fe3a585ada573c293f00d385da372ba3831a21eff6da9d40762"}');
INSERT INTO "match" VALUES('yexxazfgphbvjpf6','delve-and-dash',1,'{}','open',0,'ada',1800000507000,'',1,0,'','open',0,'','','dce7f2cd','[]',NULL,'[]',0,2,'');
CREATE TABLE meta (
    name text primary key,
    value blob not null
) without rowid;
CREATE TABLE owned_name (
    key text primary key,
    name text not null,
    guest text not null
) without rowid;
CREATE TABLE passkey (
    id text primary key,
    guest text not null,
    public_key text not null,
    sign_count integer not null,
    created integer not null,
    used integer not null
) without rowid;
INSERT INTO "passkey" VALUES('key','ada','public',0,1,0);
CREATE TABLE score (
    match text primary key references match,
    game text not null,
    board text not null,
    guest text not null,
    name text not null,
    merit_1 integer not null,
    merit_2 integer not null,
    merit_3 integer not null,
    merit_4 integer not null,
    figures text not null,
    details text not null,
    date integer not null,
    rules integer not null default 1,
    mark text not null default '',
    hidden integer not null default 0
) without rowid;
INSERT INTO "score" VALUES('atfyz48up25js27i','extrikate','daily-2027-01-15','ada','Ada',-4,19,0,0,'{"treasure":4,"turns":19}','{}',1800000751000,1,'',0);
INSERT INTO "score" VALUES('cyb3f8rw8nyqb2vk','delve-and-dash','solo-1','ada','Ada',77000,76,0,-25,'{"millis":77000,"moves":76,"deaths":0,"explored":25}','{"level":"1","mode":"Solo","edition":"delve-and-dash"}',1800000586000,1,'',0);
INSERT INTO "score" VALUES('pbc73759evrdui3m','extrikate','solo','ada','Ada',-2,18,0,0,'{"treasure":2,"turns":18}','{}',1800000644000,1,'',0);
INSERT INTO "score" VALUES('s3mmsytaejdhe8ma','delve-and-dash','daily-2027-01-15','ada','Ada',25000,24,0,-23,'{"millis":25000,"moves":24,"deaths":0,"explored":23}','{"level":"1","mode":"vs CPU","edition":"delve-and-dash"}',1800000671000,1,'',0);
CREATE TABLE seat (
    match text not null references match,
    seat integer not null,
    player text not null,
    guest text not null,
    bot text not null,
    name text not null,
    created integer not null default 0,
    is_over integer not null default 0,
    program integer not null default 0,
    primary key (match, seat)
) without rowid;
INSERT INTO "seat" VALUES('32w4bnwvrmsd96ii',0,'person','ada','','Ada',1800000000000,1,0);
INSERT INTO "seat" VALUES('32w4bnwvrmsd96ii',1,'person','bob','','Bob',1800000000000,1,0);
INSERT INTO "seat" VALUES('5f4rkpjagzsvvyte',0,'person','ada','','Ada',1800000247000,1,0);
INSERT INTO "seat" VALUES('5f4rkpjagzsvvyte',1,'person','bob','','Bob',1800000247000,1,0);
INSERT INTO "seat" VALUES('7u6ere8tsd9gbxui',0,'person','ada','','Ada',1800000761000,1,0);
INSERT INTO "seat" VALUES('7u6ere8tsd9gbxui',1,'person','bob','','Bob',1800000761000,1,0);
INSERT INTO "seat" VALUES('atfyz48up25js27i',0,'person','ada','','Ada',1800000680000,1,0);
INSERT INTO "seat" VALUES('ax9aniqfp5tnxyai',0,'person','bob','','Bob',1800000834000,1,0);
INSERT INTO "seat" VALUES('ax9aniqfp5tnxyai',1,'person','ada','','Ada',1800000834000,1,0);
INSERT INTO "seat" VALUES('ccra8x3cpuk65kga',0,'person','ada','','Ada',1800000442000,1,0);
INSERT INTO "seat" VALUES('ccra8x3cpuk65kga',1,'person','bob','','Bob',1800000442000,1,0);
INSERT INTO "seat" VALUES('ccra8x3cpuk65kga',2,'bot','','racer','racer',1800000442000,1,0);
INSERT INTO "seat" VALUES('ch74uxa4dpvfpj7k',0,'person','bob','','Bob',1800000235000,0,0);
INSERT INTO "seat" VALUES('ch74uxa4dpvfpj7k',1,'person','ada','','Ada',1800000235000,0,0);
INSERT INTO "seat" VALUES('cyb3f8rw8nyqb2vk',0,'person','ada','','Ada',1800000507000,1,0);
INSERT INTO "seat" VALUES('gkj5ipnczwhwfijk',0,'person','ada','','Ada',1800000501000,0,0);
INSERT INTO "seat" VALUES('gkj5ipnczwhwfijk',1,'person','bob','','Bob',1800000501000,0,0);
INSERT INTO "seat" VALUES('gkj5ipnczwhwfijk',2,'bot','','racer','racer',1800000501000,0,0);
INSERT INTO "seat" VALUES('pbc73759evrdui3m',0,'person','ada','','Ada',1800000586000,1,0);
INSERT INTO "seat" VALUES('q8bqg6r6ijy3qbmp',0,'person','bob','','Bob',1800000751000,0,0);
INSERT INTO "seat" VALUES('qsq8v3hgnfbcxv4b',0,'person','ada','','Ada',1800000433000,1,0);
INSERT INTO "seat" VALUES('qsq8v3hgnfbcxv4b',1,'bot','','random','random',1800000433000,1,0);
INSERT INTO "seat" VALUES('r8zcexn36upkpigw',0,'person','bob','','Bob',1800000671000,0,0);
INSERT INTO "seat" VALUES('r8zcexn36upkpigw',1,'bot','','knight','knight',1800000671000,0,0);
INSERT INTO "seat" VALUES('s3mmsytaejdhe8ma',0,'person','ada','','Ada',1800000644000,1,0);
INSERT INTO "seat" VALUES('s3mmsytaejdhe8ma',1,'bot','','knight','knight',1800000644000,1,0);
INSERT INTO "seat" VALUES('syzbe3bt8xmt287c',0,'person','ada','','Ada',1800000375000,1,0);
INSERT INTO "seat" VALUES('syzbe3bt8xmt287c',1,'bot','','random','random',1800000375000,1,0);
INSERT INTO "seat" VALUES('t7qmym7edaab9m9g',0,'person','ada','','Ada',1800000363000,0,0);
INSERT INTO "seat" VALUES('t7qmym7edaab9m9g',1,'person','bob','','Bob',1800000363000,0,0);
INSERT INTO "seat" VALUES('wwar3a7wsmwjtggz',0,'bot','','knight','knight',1800000834000,0,0);
INSERT INTO "seat" VALUES('wwar3a7wsmwjtggz',1,'person','ada','','Ada',1800000834000,0,0);
INSERT INTO "seat" VALUES('yexxazfgphbvjpf6',0,'person','ada','','Ada',1800000507000,0,0);
INSERT INTO "seat" VALUES('yexxazfgphbvjpf6',1,'open','','','',1800000507000,0,0);
CREATE TABLE step (
    match text not null references match,
    n integer not null,
    seat integer not null,
    text text not null,
    digest text not null,
    at integer not null,
    id text not null,
    name text not null default '',
    primary key (match, n)
) without rowid;
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',1,0,'waystone d8','a69c3715',1000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',2,1,'waystone h1','169f119f',2000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',3,0,'move n','fe0f0e55',3000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',4,0,'move n','923ab394',4000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',5,0,'move n','7f8bc37c',5000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',6,0,'move n','43a9eb29',6000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',7,0,'move w','4a293b20',7000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',8,0,'move w','19050e5a',8000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',9,0,'move w','d5b067d2',9000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',10,0,'move n','ca9b9a85',10000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',11,1,'move w','5ff927eb',11000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',12,1,'move w','1b4ee05d',12000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',13,1,'move n','a8570fe5',13000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',14,1,'move s','377c6b52',14000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',15,1,'move w','989fc08f',15000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',16,1,'move s','8e96bc58',16000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',17,1,'move w','72c8e342',17000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',18,1,'move s','6324994c',18000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',19,0,'move e','51fe297f',19000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',20,0,'move n','1f8042f8',20000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',21,0,'move e','a0af7217',21000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',22,0,'move n','e1baa515',22000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',23,0,'move w','ce84e3c1',23000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',24,0,'move n','27a3f924',24000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',25,0,'move w','61f7324f',25000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',26,0,'move s','a4c9a273',26000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',27,1,'move w','4404cf14',27000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',28,1,'move s','6656c89f',28000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',29,1,'move w','8b480314',29000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',30,1,'move s','4efc8b50',30000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',31,1,'move w','20a35f1c',31000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',32,1,'move n','f02f2c53',32000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',33,1,'move n','39e2820e',33000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',34,1,'move s','dd3c5b04',34000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',35,0,'move n','f0775f2f',35000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',36,0,'move w','a7f182ff',36000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',37,0,'move w','6b4297be',37000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',38,0,'move n','afd00904',38000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',39,0,'move w','63656367',39000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',40,0,'move s','6dc7adc2',40000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',41,0,'move n','3800a935',41000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',42,0,'move e','aa7a22e7',42000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',43,1,'move n','10e30642',43000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',44,1,'move w','02d3107a',44000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',45,1,'move n','03d547c2',45000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',46,1,'move n','c937eb67',46000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',47,1,'move e','d5970e3f',47000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',48,1,'move n','fb5836dc',48000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',49,1,'move n','0ea82a5f',49000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',50,1,'move n','df8ae48c',50000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',51,0,'move s','d9abec0e',51000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',52,0,'move w','9c7825ce',52000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',53,0,'move e','e7e46ea4',53000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',54,0,'move s','a66de5ac',54000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',55,0,'move e','55af1301',55000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',56,0,'move s','b41c1f9b',56000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',57,0,'move w','bd412333',57000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',58,0,'move w','454896fd',58000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',59,1,'move w','367b85e1',59000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',60,1,'move n','8d336bc1',60000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',61,1,'move w','0161d906',61000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',62,1,'move n','5bd04c57',62000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',63,1,'move n','ab90a298',63000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',64,1,'move e','d3bd5a99',64000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',65,1,'move w','f701a45d',65000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',66,1,'move w','79f3630e',66000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',67,0,'move e','1545e938',67000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',68,0,'move e','5410da2d',68000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',69,0,'move n','dde85a61',69000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',70,0,'move w','e63435a3',70000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',71,0,'move n','b1b703e4',71000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',72,0,'move e','35f5cde0',72000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',73,0,'move n','6378ac74',73000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',74,0,'move e','52f48fad',74000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',75,1,'move e','847bed11',75000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',76,1,'move e','a06831f5',76000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',77,1,'move s','6914cecf',77000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',78,1,'move n','2616e026',78000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',79,1,'move e','c81b83d1',79000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',80,1,'move s','c129f39f',80000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',81,1,'next turn','b6de08e1',81000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',82,0,'move w','14047275',82000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',83,0,'move s','40393d30',83000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',84,0,'move w','561295f7',84000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',85,0,'move w','9fae3086',85000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',86,0,'move s','7db66bd6',86000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',87,0,'move s','3f3444dc',87000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',88,0,'move s','3ef80359',88000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',89,0,'move s','49ee18ff',89000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',90,1,'move w','86fc35da',90000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',91,1,'move s','112dfb26',91000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',92,1,'move e','fdbe58e0',92000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',93,1,'move w','ba884346',93000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',94,0,'move s','d25a50f3',94000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',95,0,'move w','ed05623b',95000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',96,0,'move n','b9f119de',96000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',97,0,'move w','74c97501',97000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',98,0,'move n','9a2dda19',98000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',99,0,'move w','b5b309eb',99000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',100,0,'move n','0a54db1e',100000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',101,0,'move n','993d728c',101000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',102,1,'move n','8457e443',102000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',103,1,'move e','40a08795',103000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',104,1,'move e','c7dda60f',104000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',105,1,'move n','ee14d7f7',105000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',106,0,'move e','7db5a090',106000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',107,0,'move n','447f3b34',107000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',108,0,'move n','3ee08dff',108000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',109,0,'move w','84555100',109000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',110,0,'move n','f40e131c',110000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',111,0,'move w','2050563a',111000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',112,0,'move n','c9d8313f',112000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',113,0,'move e','45ab8bb7',113000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',114,1,'move w','9eb4e34e',114000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',115,1,'move s','ce960bdf',115000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',116,1,'move n','0e034078',116000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',117,1,'move w','b9b30e8f',117000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',118,0,'move n','a062da05',118000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',119,0,'move n','41d8f92d',119000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',120,0,'move s','7c1ab2ce',120000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',121,0,'move n','7c5667ff',121000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',122,0,'move s','a56ed08e',122000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',123,0,'move n','9297c12f',123000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',124,0,'move s','fddc6b8c',124000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',125,0,'move n','a95fff91',125000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',126,1,'next turn','ff9d4e7a',126000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',127,0,'move e','de715162',127000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',128,0,'move n','437249f8',128000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',129,0,'move e','49165963',129000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',130,0,'move w','2dc7fb59',130000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',131,0,'move e','be2ad1ac',131000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',132,0,'move w','8ac31d7c',132000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',133,0,'move e','c7cf18bd',133000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',134,0,'next turn','67415475',134000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',135,1,'move w','7f9da241',135000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',136,1,'move w','6802c4b5',136000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',137,1,'move n','8dd2fe8f',137000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',138,1,'move n','2e836f77',138000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',139,1,'move e','90f696b1',139000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',140,1,'move e','1d0a2845',140000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',141,0,'move s','bbc637a4',141000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',142,0,'move n','7dbad479',142000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',143,0,'move s','b6cb5c3b',143000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',144,0,'move n','c97f674a',144000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',145,0,'move s','51dac2da',145000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',146,0,'move w','a13a4120',146000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',147,0,'move s','ed8ef4e3',147000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',148,0,'move e','cffe7a61',148000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',149,1,'move n','326b1d0b',149000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',150,1,'move s','111b760d',150000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',151,1,'move n','e10001c6',151000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',152,1,'move s','c6b67a0e',152000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',153,1,'move n','833b08d8',153000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',154,1,'move s','6acf5e51',154000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',155,0,'move w','6b2baddf',155000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',156,0,'move n','6162cc26',156000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',157,0,'move n','c5069c54',157000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',158,0,'move w','76958cd1',158000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',159,0,'move e','acee2757',159000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',160,0,'move s','20a5355c',160000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',161,0,'move w','1834077d',161000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',162,0,'move s','0ce9c4bf',162000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',163,1,'move s','49703f6d',163000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',164,1,'move n','3892f98b',164000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',165,1,'move e','ef0ae81c',165000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',166,1,'move w','bbb0c565',166000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',167,0,'move n','7a0f93bd',167000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',168,0,'move s','f67ba1db',168000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',169,0,'move s','560eb21c',169000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',170,0,'move s','b4308982',170000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',171,0,'move e','33bf3489',171000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',172,1,'move s','9e9b1cbc',172000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',173,1,'move s','d532a564',173000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',174,1,'move s','3dcaab58',174000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',175,1,'move n','bd690e6f',175000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',176,0,'move n','6bc30b4e',176000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',177,0,'move e','c73eb90e',177000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',178,0,'move w','d460bd2f',178000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',179,0,'move e','943c8cdf',179000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',180,0,'move w','31206f87',180000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',181,0,'move e','38ab9a46',181000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',182,0,'move w','5c925059',182000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',183,0,'move e','77d0e504',183000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',184,1,'move e','5a41fee2',184000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',185,1,'move e','cff77738',185000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',186,1,'move w','ebc62f1f',186000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',187,1,'move e','36c80c0b',187000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',188,0,'move s','6093fb1f',188000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',189,0,'move w','f46e6ee1',189000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',190,0,'move n','6c310857',190000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',191,0,'move w','ed89f6e2',191000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',192,0,'move n','69fbbf3e',192000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',193,0,'move w','cc27a8cc',193000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',194,1,'move s','a0790afa',194000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',195,1,'move w','cfca5283',195000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',196,1,'move s','51119f39',196000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',197,1,'next turn','d1a61be9',197000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',198,0,'move w','b6039490',198000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',199,0,'move n','00e2e579',199000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',200,0,'move n','c69ef0e2',200000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',201,0,'move e','950f7665',201000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',202,0,'move w','4ffb9e41',202000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',203,0,'move n','fb1a34ee',203000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',204,1,'move e','8bcf3e28',204000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',205,1,'move w','5908854a',205000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',206,1,'move w','e20826be',206000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',207,1,'move n','87736d1a',207000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',208,0,'move n','c4eb673a',208000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',209,0,'move e','82b50da8',209000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',210,0,'move s','7b0d0be0',210000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',211,0,'move e','a932a056',211000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',212,1,'move s','c74ad0b8',212000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',213,1,'move e','9d77306c',213000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',214,1,'move e','3747add7',214000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',215,1,'move e','e89171c1',215000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',216,0,'move e','2b28c628',216000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',217,0,'move s','ae21a631',217000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',218,0,'move s','e17065c4',218000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',219,0,'move s','26b9cbb3',219000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',220,1,'move n','d139b67a',220000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',221,1,'move s','301af5a5',221000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',222,1,'move n','83ac25fb',222000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',223,1,'move n','08f302af',223000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',224,0,'move n','8475c0c9',224000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',225,0,'move n','65543edd',225000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',226,0,'move s','4c94a68b',226000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',227,0,'move s','23869571',227000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',228,0,'move w','0f319db0',228000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',229,0,'move s','bc003b2b',229000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',230,1,'move s','e2896f97',230000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',231,1,'move s','f56d7eb5',231000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',232,1,'move w','d3db55b8',232000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',233,1,'move s','ce6f619c',233000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',234,0,'move e','1b24a9c9',234000,'','');
INSERT INTO "step" VALUES('32w4bnwvrmsd96ii',235,0,'move s','b7252555',235000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',1,0,'roll','cf4cf074',1000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',2,0,'cave in nesw','d57c1c36',2000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',3,0,'end turn','92a0b4e0',3000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',4,1,'roll','213066c2',4000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',5,0,'roll','841583af',5000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',6,0,'fight','5047e588',6000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',7,1,'roll','5a85cbc5',7000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',8,1,'wall n','3aca62d6',8000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',9,1,'end turn','9a86c35a',9000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',10,0,'roll','bae620de',10000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',11,0,'dig n','200ee098',11000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',12,0,'end turn','3f694d55',12000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',13,1,'roll','52335005',13000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',14,1,'door e','8be81ff1',14000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',15,1,'end turn','13e2ffb4',15000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',16,0,'roll','cfaaa9d4',16000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',17,0,'dig e','c902d4d4',17000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',18,0,'end turn','bfc9ed66',18000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',19,1,'roll','95b881ea',19000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',20,1,'dig n','d8e35093',20000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',21,1,'end turn','9ad45be5',21000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',22,0,'roll','a19de39c',22000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',23,1,'roll','ce15aec5',23000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',24,1,'dig n','2786e6d7',24000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',25,1,'end turn','6f7bad04',25000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',26,0,'roll','984d6b2a',26000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',27,0,'end turn','73ae0ced',27000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',28,1,'roll','acfa3d92',28000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',29,1,'fight','4795a389',29000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',30,0,'roll','77e98541',30000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',31,0,'wall n','fab498f9',31000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',32,0,'end turn','582645b8',32000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',33,1,'roll','8dda8882',33000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',34,1,'dig n','0ca77cf8',34000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',35,1,'end turn','a325eb89',35000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',36,0,'roll','c67d68e4',36000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',37,1,'roll','b8e0a0c8',37000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',38,1,'wall n','0f45c2bd',38000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',39,1,'end turn','644b085a',39000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',40,0,'roll','3493669d',40000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',41,0,'dig n','4365586f',41000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',42,0,'end turn','7ff2fa2b',42000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',43,1,'roll','e339d02a',43000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',44,1,'dig n','46764057',44000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',45,1,'end turn','c629a391',45000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',46,0,'roll','6424bd01',46000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',47,0,'door n','20b0725a',47000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',48,0,'end turn','5db46bf3',48000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',49,1,'roll','f8d697e0',49000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',50,1,'wall n','224a62b9',50000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',51,1,'end turn','bee06e15',51000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',52,0,'roll','a652a7e0',52000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',53,0,'end turn','fcb168fe',53000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',54,1,'roll','7728bdd7',54000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',55,0,'roll','5eb060fb',55000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',56,0,'end turn','46e0fad5',56000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',57,1,'roll','cce1f6ab',57000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',58,1,'wall s','e371c567',58000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',59,1,'end turn','2083bc8b',59000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',60,0,'roll','a226b17c',60000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',61,0,'dig e','55fc351b',61000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',62,0,'end turn','92954752',62000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',63,1,'roll','6338e388',63000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',64,1,'dig n','d9806113',64000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',65,1,'end turn','5947a21f',65000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',66,0,'roll','4ebf4c4c',66000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',67,0,'fight','0a0c4c35',67000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',68,1,'roll','d31fc36d',68000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',69,0,'roll','52b84bf0',69000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',70,0,'dig s','7eaf2fea',70000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',71,0,'end turn','7cea3710',71000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',72,1,'roll','ef2d0150',72000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',73,1,'wall w','aa2aec1f',73000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',74,1,'end turn','4ec84d2a',74000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',75,0,'roll','51aef697',75000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',76,0,'door e','00c46990',76000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',77,0,'end turn','34cb3040',77000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',78,1,'roll','a0822b0e',78000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',79,1,'end turn','67ab0259',79000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',80,0,'roll','00c4a4f7',80000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',81,0,'end turn','9b9acecc',81000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',82,1,'roll','8063d8b3',82000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',83,1,'dig n','e7a5c4ca',83000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',84,1,'end turn','4cfadc81',84000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',85,0,'roll','a6087c4a',85000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',86,0,'wall s','97d00eae',86000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',87,0,'end turn','449d308f',87000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',88,1,'roll','3538b7d0',88000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',89,0,'roll','80e05cd6',89000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',90,0,'fight','76838bfe',90000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',91,1,'roll','2b5788df',91000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',92,1,'wall n','357462fb',92000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',93,1,'end turn','d7f0b051',93000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',94,0,'declare exit','e17dcd1c',94000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',95,1,'roll','fd67ce52',95000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',96,1,'fight','1c14393a',96000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',97,1,'roll','cbd2f649',97000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',98,1,'roll','e700b5d8',98000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',99,1,'dig n','ec7eef98',99000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',100,1,'roll','418d40bf',100000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',101,1,'wall n','091b2d68',101000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',102,1,'roll','1d4b0d91',102000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',103,1,'roll','f555b1bb',103000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',104,1,'roll','a26accf2',104000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',105,1,'dig n','5e694849',105000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',106,1,'roll','b9ae76a2',106000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',107,1,'roll','7c4596ee',107000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',108,1,'roll','3ee84350',108000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',109,1,'dig n','bb3dc3b0',109000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',110,1,'roll','ee2ab2db',110000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',111,1,'dig n','42868a9a',111000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',112,1,'roll','0a7aee7b',112000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',113,1,'dig n','8de4683b',113000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',114,1,'roll','3628c1a7',114000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',115,1,'fight','12927308',115000,'','');
INSERT INTO "step" VALUES('5f4rkpjagzsvvyte',116,1,'declare exit','0f78cd6a',116000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',1,0,'waystone c8','3981f5ba',1000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',2,1,'waystone d1','1c38f14e',2000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',3,0,'move n','a7c98577',3000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',4,0,'move n','80f30c48',4000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',5,0,'move e','0217d1ca',5000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',6,0,'move e','22383684',6000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',7,0,'move e','33fa2ca6',7000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',8,0,'move n','da3afb04',8000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',9,0,'move s','a3ac2f9f',9000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',10,0,'move w','5acefd24',10000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',11,1,'move e','66a05395',11000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',12,1,'move e','beb83f8d',12000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',13,1,'move s','14202d4c',13000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',14,1,'move e','9e7cdd72',14000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',15,1,'move s','c73041f7',15000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',16,1,'move e','f2849df0',16000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',17,1,'move s','62472ca9',17000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',18,1,'move e','fbdeb4b9',18000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',19,0,'move n','afd842bf',19000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',20,0,'move n','98963515',20000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',21,0,'move e','f99c7a43',21000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',22,0,'move n','8e2e034d',22000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',23,0,'move e','e44cffac',23000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',24,0,'move n','01aa8a3f',24000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',25,0,'move e','712ce63b',25000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',26,0,'move s','ede0769c',26000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',27,1,'move s','488f3d99',27000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',28,1,'move e','24657c42',28000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',29,1,'move s','16bc9787',29000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',30,1,'move s','9e4bf251',30000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',31,1,'move s','355f9baa',31000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',32,1,'move w','0f5af5c1',32000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',33,1,'move e','1ffedb84',33000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',34,1,'next turn','12736987',34000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',35,0,'move e','11e80d3d',35000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',36,0,'move s','aaae3f37',36000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',37,0,'move e','67ba2d0d',37000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',38,0,'move n','24611119',38000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',39,0,'move n','4062a814',39000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',40,0,'move e','f8132df6',40000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',41,0,'move n','2b92b06d',41000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',42,0,'move n','42268a38',42000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',43,1,'move n','fb85f7eb',43000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',44,1,'move w','dcc1e120',44000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',45,1,'move n','4339407b',45000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',46,1,'move w','234ccba5',46000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',47,1,'move w','aa27eef2',47000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',48,1,'move w','42306d46',48000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',49,1,'move w','198f8ce8',49000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',50,1,'move w','5001cb15',50000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',51,0,'move e','242a090d',51000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',52,0,'move e','daae3802',52000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',53,0,'move w','bdbe3e45',53000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',54,0,'move n','abf6a34b',54000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',55,0,'move w','fd68cfa4',55000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',56,0,'move n','2a1cf599',56000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',57,1,'move s','ab5fc4ac',57000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',58,1,'move s','e0587ec4',58000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',59,1,'move e','3fea1ba9',59000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',60,1,'move e','69ea2efd',60000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',61,1,'move s','16eebcd2',61000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',62,1,'move e','dd4556e2',62000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',63,1,'move w','4f8cdd9e',63000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',64,1,'move n','57ad69c9',64000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',65,0,'move n','dd18e92e',65000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',66,0,'move e','84f37102',66000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',67,0,'move n','284855a0',67000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',68,0,'move w','b80e8177',68000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',69,0,'move n','c39e29a3',69000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',70,0,'move n','44e7da3b',70000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',71,1,'move w','54f8fbde',71000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',72,1,'move n','897f5d03',72000,'','');
INSERT INTO "step" VALUES('7u6ere8tsd9gbxui',73,1,'move e','ad4db7ec',73000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',1,0,'roll','2c87d1a1',1000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',2,0,'move n','46447834',2000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',3,0,'roll','0a9c68f5',3000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',4,0,'move s','0d164cbc',4000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',5,0,'roll','dc34bc00',5000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',6,0,'fight','6b7b1721',6000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',7,0,'roll','7a4d93a6',7000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',8,0,'fight','d0005fd6',8000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',9,0,'roll','db7602e4',9000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',10,0,'wall n','570952cd',10000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',11,0,'roll','c45bd136',11000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',12,0,'wall e','c25c01f5',12000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',13,0,'roll','c088cb42',13000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',14,0,'door s','037670d7',14000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',15,0,'roll','913af15b',15000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',16,0,'wall w','37181cd7',16000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',17,0,'roll','271fbd8a',17000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',18,0,'roll','4d9e2513',18000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',19,0,'roll','5bf227a0',19000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',20,0,'dig n','2cd285b6',20000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',21,0,'roll','a7787b17',21000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',22,0,'fight','3361be67',22000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',23,0,'roll','eb5b0185',23000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',24,0,'door n','8a114915',24000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',25,0,'roll','ab89c705',25000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',26,0,'door e','6813e11d',26000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',27,0,'roll','58554719',27000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',28,0,'dig w','91d9716e',28000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',29,0,'roll','9d1b6dff',29000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',30,0,'roll','e9795fbf',30000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',31,0,'fight','8122fb00',31000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',32,0,'roll','6c9f1cb6',32000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',33,0,'dig w','9efd62ee',33000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',34,0,'roll','daa10253',34000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',35,0,'roll','ed3af6a7',35000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',36,0,'door w','5846252d',36000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',37,0,'roll','d11386b2',37000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',38,0,'roll','c3b23aa6',38000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',39,0,'roll','2de971e6',39000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',40,0,'roll','72cb093e',40000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',41,0,'roll','31387859',41000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',42,0,'roll','f65b643c',42000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',43,0,'move n','cc206c5e',43000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',44,0,'roll','384654f8',44000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',45,0,'roll','b85bc835',45000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',46,0,'wall n','90663c28',46000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',47,0,'roll','958916c4',47000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',48,0,'door e','cb694007',48000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',49,0,'roll','a2516e75',49000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',50,0,'move s','76830427',50000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',51,0,'roll','14fcb92e',51000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',52,0,'move n','17229374',52000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',53,0,'roll','220bb4f3',53000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',54,0,'wall w','a70ecadc',54000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',55,0,'roll','2e9a90e0',55000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',56,0,'door n','5c0a3b03',56000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',57,0,'roll','da640353',57000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',58,0,'roll','6a449701',58000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',59,0,'roll','c1e2ea63',59000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',60,0,'fight','894eea8a',60000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',61,0,'roll','cb4c4959',61000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',62,0,'roll','88ac0a0f',62000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',63,0,'move s','a109ecd0',63000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',64,0,'roll','1ec68795',64000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',65,0,'roll','d1444aa3',65000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',66,0,'move n','ac192e6f',66000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',67,0,'roll','83efa3b3',67000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',68,0,'roll','86aed118',68000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',69,0,'move s','c8cbce00',69000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',70,0,'roll','3a8c6c9c',70000,'','');
INSERT INTO "step" VALUES('atfyz48up25js27i',71,0,'declare exit','7627f7e7',71000,'','');
INSERT INTO "step" VALUES('ax9aniqfp5tnxyai',1,0,'waystone a2','126e4c54',1000,'','');
INSERT INTO "step" VALUES('ax9aniqfp5tnxyai',2,1,'waystone h7','0f689b9a',2000,'','');
INSERT INTO "step" VALUES('ax9aniqfp5tnxyai',3,0,'move s','d16ba07d',3000,'','');
INSERT INTO "step" VALUES('ax9aniqfp5tnxyai',4,0,'move s','f693f2ce',4000,'','');
INSERT INTO "step" VALUES('ax9aniqfp5tnxyai',5,0,'move s','fc3d32ce',5000,'','');
INSERT INTO "step" VALUES('ax9aniqfp5tnxyai',6,0,'move w','c08646de',6000,'','');
INSERT INTO "step" VALUES('ax9aniqfp5tnxyai',7,0,'move s','7c56acd8',7000,'','');
INSERT INTO "step" VALUES('ax9aniqfp5tnxyai',8,0,'move e','3ae34750',8000,'','');
INSERT INTO "step" VALUES('ax9aniqfp5tnxyai',9,0,'move w','ed015ba8',9000,'','');
INSERT INTO "step" VALUES('ax9aniqfp5tnxyai',10,0,'move e','a78f05c2',10000,'','');
INSERT INTO "step" VALUES('ax9aniqfp5tnxyai',11,1,'move n','afd7fbf3',11000,'','');
INSERT INTO "step" VALUES('ax9aniqfp5tnxyai',12,1,'move w','9d8bb59b',12000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',1,2,'take elf-warrior','dcbcbdaf',1000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',2,2,'gate 1','b62f998f',1000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',3,0,'take human-thief','2258daf3',1000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',4,0,'gate 2','737fc1f1',2000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',5,1,'take dwarf-cleric','40f065f1',3000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',6,1,'gate 3','92f93cf0',4000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',7,2,'lay 1:0 r1','2ced4e0e',4000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',8,2,'place 32:17','693793be',4000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',9,2,'move 8:1','6fdbaa25',4000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',10,0,'lay 3:2 r0','64a78879',5000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',11,0,'place 2:2','a39f21b6',6000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',12,0,'move 32:4','dd9b8421',7000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',13,0,'stop','abdbf47c',8000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',14,1,'lay 6:2 r0','a16c3811',9000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',15,1,'place 2:2','ef18a44f',10000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',16,1,'move 32:30','ef3ee108',11000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',17,1,'stop','39a61dd3',12000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',18,2,'lay 2:6 r0','b33764d7',12000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',19,2,'place 32:2','9a184664',12000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',20,2,'melee 7:1','5ce8002a',12000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',21,2,'move 9:2','7731d172',12000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',22,2,'stop','f3f4eb0b',12000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',23,2,'done','b6759d95',12000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',24,0,'lay 5:2 r0','9001b3a8',13000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',25,0,'place 2:2','37b9872b',14000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',26,0,'melee 31:3','7d19887f',15000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',27,0,'melee 31:3','4dd6d1a6',16000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',28,1,'lay 6:5 r2','1614392e',17000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',29,1,'place 2:2','1cf0955d',18000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',30,1,'move 32:25','e6fe8e32',19000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',31,2,'lay 2:2 r3','679724b2',19000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',32,2,'place 32:32','5254e8d5',19000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',33,2,'done','206a0bc3',19000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',34,0,'lay 5:1 r0','ef7f8733',20000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',35,0,'place 2:2','1c07121f',21000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',36,0,'melee 31:3','06868460',22000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',37,0,'done','537c7a0e',23000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',38,1,'lay 6:4 r0','3f5589f9',24000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',39,1,'place 2:2','826b793d',25000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',40,1,'move 30:22','a99008c7',26000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',41,2,'lay 2:1 r2','255391d5',26000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',42,2,'place 32:32','0129f74a',26000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',43,2,'done','7c555789',26000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',44,0,'lay 1:1 r2','d7da3c84',27000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',45,0,'place 2:2','53c8ed5c',28000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',46,0,'done','e78e8438',29000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',47,1,'lay 4:3 r1','9e4f94b8',30000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',48,1,'place 2:2','6b89136c',31000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',49,1,'done','8254397e',32000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',50,2,'lay 2:0 r1','3a40c5de',32000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',51,2,'place 32:32','dfdcb0d2',32000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',52,2,'move 12:6','791a8785',32000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',53,2,'done','e24bac47',32000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',54,0,'lay 4:2 r3','fbf1772e',33000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',55,0,'place 2:2','5d00d294',34000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',56,0,'done','862b07ab',35000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',57,1,'lay 5:4 r0','7abfdf44',36000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',58,1,'place 2:2','33bf0ce3',37000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',59,1,'melee 31:22','cffe0eae',38000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',60,1,'move 25:22','39f5d509',39000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',61,2,'lay 5:6 r3','dee20bf0',39000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',62,2,'place 32:32','d25de1e6',39000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',63,2,'move 12:12','465eeb71',39000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',64,2,'done','293d24d3',39000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',65,0,'lay 6:1 r0','2fd89486',40000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',66,0,'place 2:17','e6ab5cd7',41000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',67,0,'play rapid-strike','2c01db36',42000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',68,0,'shoot 32:14','2dc351e9',43000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',69,0,'move 29:7','0833a918',44000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',70,1,'lay 0:2 r0','ace7cbb5',45000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',71,1,'place 2:2','29f7d8c9',46000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',72,1,'melee 26:22','1f2b6d43',47000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',73,1,'done','0430db28',48000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',74,2,'lay 4:6 r3','8b71b024',48000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',75,2,'place 32:32','e3324d29',48000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',76,2,'move 17:14','cd78e649',48000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',77,2,'done','92889f72',48000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',78,0,'lay 0:1 r0','2a9d91d4',49000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',79,0,'place 16:15','93128019',50000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',80,0,'move 27:12','49a75644',51000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',81,0,'shoot 32:12','983c4906',52000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',82,1,'pass','d4731b94',53000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',83,1,'lay 1:6 r1','8edeec9b',54000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',84,1,'place 17:15','cd747f30',55000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',85,1,'done','e42d167c',56000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',86,2,'lay 0:4 r0','ced84ff3',56000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',87,2,'place 32:17','a69c9f2a',56000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',88,1,'pass','57afe516',57000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',89,2,'melee 17:15','588411f0',57000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',90,2,'move 17:17','9382e78b',57000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',91,1,'play false-treasure','d68b5dd8',58000,'','');
INSERT INTO "step" VALUES('ccra8x3cpuk65kga',92,1,'target 17:15','eb0f3d41',59000,'','');
INSERT INTO "step" VALUES('ch74uxa4dpvfpj7k',1,0,'waystone h3','8f6cb151',1000,'','');
INSERT INTO "step" VALUES('ch74uxa4dpvfpj7k',2,1,'waystone h6','9828c582',2000,'','');
INSERT INTO "step" VALUES('ch74uxa4dpvfpj7k',3,0,'move w','691815f6',3000,'','');
INSERT INTO "step" VALUES('ch74uxa4dpvfpj7k',4,0,'move s','e423c155',4000,'','');
INSERT INTO "step" VALUES('ch74uxa4dpvfpj7k',5,0,'move s','6d39dc22',5000,'','');
INSERT INTO "step" VALUES('ch74uxa4dpvfpj7k',6,0,'move e','a9d74ea4',6000,'','');
INSERT INTO "step" VALUES('ch74uxa4dpvfpj7k',7,0,'move s','4497a166',7000,'','');
INSERT INTO "step" VALUES('ch74uxa4dpvfpj7k',8,0,'move n','4546e637',8000,'','');
INSERT INTO "step" VALUES('ch74uxa4dpvfpj7k',9,0,'move w','9e7ea364',9000,'','');
INSERT INTO "step" VALUES('ch74uxa4dpvfpj7k',10,0,'move n','87c25ae1',10000,'','');
INSERT INTO "step" VALUES('ch74uxa4dpvfpj7k',11,1,'move s','af4f2303',11000,'','');
INSERT INTO "step" VALUES('ch74uxa4dpvfpj7k',12,1,'move w','4e891ca3',12000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',1,0,'waystone a1','2a5a8acd',1000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',2,0,'move e','b826d2a0',2000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',3,0,'move e','27013e71',3000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',4,0,'move e','78713c1f',4000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',5,0,'move s','6c83ff3e',5000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',6,0,'move s','56ac19bb',6000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',7,0,'move s','d5bf47e1',7000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',8,0,'move e','2e4181d0',8000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',9,0,'move e','b1c36c47',9000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',10,0,'move s','db0e7e74',10000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',11,0,'move e','85629c11',11000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',12,0,'move n','91ec0c48',12000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',13,0,'move e','6c957a94',13000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',14,0,'move w','f97e05d9',14000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',15,0,'move w','8f6202c7',15000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',16,0,'move n','a446fcd9',16000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',17,0,'move n','00829673',17000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',18,0,'move w','b81e3cea',18000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',19,0,'move n','8f076f84',19000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',20,0,'move e','6557cedf',20000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',21,0,'move n','9984b5e7',21000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',22,0,'move e','382d005a',22000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',23,0,'move e','2969b8ea',23000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',24,0,'move s','709227d3',24000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',25,0,'move n','f8eb7692',25000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',26,0,'move s','d767def5',26000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',27,0,'move n','40ae8957',27000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',28,0,'move s','9c7e0670',28000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',29,0,'move n','67ecaa64',29000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',30,0,'move s','5a589b0c',30000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',31,0,'move n','eb688753',31000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',32,0,'next turn','2cedb843',32000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',33,0,'move e','4e1826c9',33000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',34,0,'move s','765914d4',34000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',35,0,'move w','f34c7748',35000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',36,0,'move w','3faef661',36000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',37,0,'move w','d9b0fee2',37000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',38,0,'move s','71bb7da3',38000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',39,0,'move s','20aaa8e1',39000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',40,0,'next turn','eb6f6dd0',40000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',41,0,'move n','67382fb8',41000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',42,0,'move n','9c975ce6',42000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',43,0,'move e','54169c76',43000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',44,0,'move e','8f756c42',44000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',45,0,'move s','a05b36fc',45000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',46,0,'move s','47f5e594',46000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',47,0,'move n','1e9ae074',47000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',48,0,'move n','bf6831a1',48000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',49,0,'move w','4344f10b',49000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',50,0,'move w','b5c6f922',50000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',51,0,'move s','6fd70054',51000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',52,0,'move s','09408903',52000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',53,0,'move e','465454c8',53000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',54,0,'move s','a3ef9d73',54000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',55,0,'move s','0a2c82e5',55000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',56,0,'move e','27a9ae66',56000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',57,0,'move s','2ce56d65',57000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',58,0,'move e','3a49a112',58000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',59,0,'move n','b0727ace',59000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',60,0,'move w','b9337ced',60000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',61,0,'move e','d9085d1e',61000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',62,0,'move n','70842eb8',62000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',63,0,'move s','4b6a4604',63000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',64,0,'move s','a39ec919',64000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',65,0,'move s','c747afb8',65000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',66,0,'move e','c58e3d19',66000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',67,0,'move n','66e0ad8c',67000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',68,0,'move n','f1db82c1',68000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',69,0,'move e','a275b757',69000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',70,0,'move n','95629b40',70000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',71,0,'move n','5d440553',71000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',72,0,'move n','e9f80567',72000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',73,0,'move w','0461510b',73000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',74,0,'move n','f811483e',74000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',75,0,'move w','642a066a',75000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',76,0,'move w','b2f777d6',76000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',77,0,'move w','2bf1bb5b',77000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',78,0,'move w','b82e381e',78000,'','');
INSERT INTO "step" VALUES('cyb3f8rw8nyqb2vk',79,0,'move w','3b0d3408',79000,'','');
INSERT INTO "step" VALUES('gkj5ipnczwhwfijk',1,2,'take human-cleric','cb60965c',1000,'','');
INSERT INTO "step" VALUES('gkj5ipnczwhwfijk',2,2,'gate 1','efe0a27b',1000,'','');
INSERT INTO "step" VALUES('gkj5ipnczwhwfijk',3,0,'take human-wizard','e5c24c3b',1000,'','');
INSERT INTO "step" VALUES('gkj5ipnczwhwfijk',4,0,'gate 2','7f233219',2000,'','');
INSERT INTO "step" VALUES('gkj5ipnczwhwfijk',5,1,'take elf-warrior','f71f2f10',3000,'','');
INSERT INTO "step" VALUES('gkj5ipnczwhwfijk',6,1,'gate 3','d1676f46',4000,'','');
INSERT INTO "step" VALUES('gkj5ipnczwhwfijk',7,2,'lay 2:0 r1','5e9b03ad',4000,'','');
INSERT INTO "step" VALUES('gkj5ipnczwhwfijk',8,2,'place 32:17','32a5aceb',4000,'','');
INSERT INTO "step" VALUES('gkj5ipnczwhwfijk',9,2,'move 4:2','b54c712e',4000,'','');
INSERT INTO "step" VALUES('gkj5ipnczwhwfijk',10,2,'stop','3cc3f0f0',4000,'','');
INSERT INTO "step" VALUES('gkj5ipnczwhwfijk',11,0,'lay 4:3 r1','a4e2a331',5000,'','');
INSERT INTO "step" VALUES('gkj5ipnczwhwfijk',12,0,'place 2:2','97da5fe1',6000,'','');
INSERT INTO "step" VALUES('pbc73759evrdui3m',1,0,'roll','cce4aa96',1000,'','');
INSERT INTO "step" VALUES('pbc73759evrdui3m',2,0,'move n','51742068',2000,'','');
INSERT INTO "step" VALUES('pbc73759evrdui3m',3,0,'roll','13bca1c6',3000,'','');
INSERT INTO "step" VALUES('pbc73759evrdui3m',4,0,'fight','35f7db75',4000,'','');
INSERT INTO "step" VALUES('pbc73759evrdui3m',5,0,'roll','31391607',5000,'','');
INSERT INTO "step" VALUES('pbc73759evrdui3m',6,0,'move s','96c5b345',6000,'','');
INSERT INTO "step" VALUES('pbc73759evrdui3m',7,0,'roll','2ab4805f',7000,'','');
INSERT INTO "step" VALUES('pbc73759evrdui3m',8,0,'roll','8ed85c40',8000,'','');
INSERT INTO "step" VALUES('pbc73759evrdui3m',9,0,'wall n','f420ab45',9000,'','');
INSERT INTO "step" VALUES('pbc73759evrdui3m',10,0,'roll','b77b3175',10000,'','');
INSERT INTO "step" VALUES('pbc73759evrdui3m',11,0,'door e','5b080408',11000,'','');
INSERT INTO "step" VALUES('pbc73759evrdui3m',12,0,'roll','895000a2',12000,'','');
INSERT INTO "step" VALUES('pbc73759evrdui3m',13,0,'roll','4bf97f06',13000,'','');
INSERT INTO "step" VALUES('pbc73759evrdui3m',14,0,'wall s','e60d76c2',14000,'','');
INSERT INTO "step" VALUES('pbc73759evrdui3m',15,0,'roll','d60cd919',15000,'','');
INSERT INTO "step" VALUES('pbc73759evrdui3m',16,0,'dig n','fae02f27',16000,'','');
INSERT INTO "step" VALUES('pbc73759evrdui3m',17,0,'roll','1c092fca',17000,'','');
INSERT INTO "step" VALUES('pbc73759evrdui3m',18,0,'dig n','f285c72d',18000,'','');
INSERT INTO "step" VALUES('pbc73759evrdui3m',19,0,'roll','2a897214',19000,'','');
INSERT INTO "step" VALUES('pbc73759evrdui3m',20,0,'dig s','e6100d28',20000,'','');
INSERT INTO "step" VALUES('pbc73759evrdui3m',21,0,'roll','a12817c9',21000,'','');
INSERT INTO "step" VALUES('pbc73759evrdui3m',22,0,'dig s','b13a4d3d',22000,'','');
INSERT INTO "step" VALUES('pbc73759evrdui3m',23,0,'roll','2c5060ab',23000,'','');
INSERT INTO "step" VALUES('pbc73759evrdui3m',24,0,'door n','8767c397',24000,'','');
INSERT INTO "step" VALUES('pbc73759evrdui3m',25,0,'roll','b16aa05f',25000,'','');
INSERT INTO "step" VALUES('pbc73759evrdui3m',26,0,'fight','3addb472',26000,'','');
INSERT INTO "step" VALUES('pbc73759evrdui3m',27,0,'roll','f81c95d7',27000,'','');
INSERT INTO "step" VALUES('pbc73759evrdui3m',28,0,'fight','f6ca20a6',28000,'','');
INSERT INTO "step" VALUES('pbc73759evrdui3m',29,0,'roll','09343579',29000,'','');
INSERT INTO "step" VALUES('pbc73759evrdui3m',30,0,'roll','bfe4d58b',30000,'','');
INSERT INTO "step" VALUES('pbc73759evrdui3m',31,0,'dig s','b589e023',31000,'','');
INSERT INTO "step" VALUES('pbc73759evrdui3m',32,0,'roll','bce5e9c4',32000,'','');
INSERT INTO "step" VALUES('pbc73759evrdui3m',33,0,'wall w','88e51a5c',33000,'','');
INSERT INTO "step" VALUES('pbc73759evrdui3m',34,0,'roll','ddc9e11e',34000,'','');
INSERT INTO "step" VALUES('pbc73759evrdui3m',35,0,'dig s','d61794f8',35000,'','');
INSERT INTO "step" VALUES('pbc73759evrdui3m',36,0,'roll','718a5122',36000,'','');
INSERT INTO "step" VALUES('pbc73759evrdui3m',37,0,'roll','8bbad51b',37000,'','');
INSERT INTO "step" VALUES('pbc73759evrdui3m',38,0,'door s','ab9dadd5',38000,'','');
INSERT INTO "step" VALUES('pbc73759evrdui3m',39,0,'roll','92a34976',39000,'','');
INSERT INTO "step" VALUES('pbc73759evrdui3m',40,0,'dig w','953e4b19',40000,'','');
INSERT INTO "step" VALUES('pbc73759evrdui3m',41,0,'roll','92365bbd',41000,'','');
INSERT INTO "step" VALUES('pbc73759evrdui3m',42,0,'roll','da46f875',42000,'','');
INSERT INTO "step" VALUES('pbc73759evrdui3m',43,0,'roll','9a429adc',43000,'','');
INSERT INTO "step" VALUES('pbc73759evrdui3m',44,0,'roll','6e0304b8',44000,'','');
INSERT INTO "step" VALUES('pbc73759evrdui3m',45,0,'roll','40bc12ea',45000,'','');
INSERT INTO "step" VALUES('pbc73759evrdui3m',46,0,'roll','f47579a2',46000,'','');
INSERT INTO "step" VALUES('pbc73759evrdui3m',47,0,'dig w','ceb04e93',47000,'','');
INSERT INTO "step" VALUES('pbc73759evrdui3m',48,0,'roll','5fc40f3c',48000,'','');
INSERT INTO "step" VALUES('pbc73759evrdui3m',49,0,'roll','a17efe27',49000,'','');
INSERT INTO "step" VALUES('pbc73759evrdui3m',50,0,'roll','93406040',50000,'','');
INSERT INTO "step" VALUES('pbc73759evrdui3m',51,0,'dig w','baab8bcf',51000,'','');
INSERT INTO "step" VALUES('pbc73759evrdui3m',52,0,'roll','1ab8eee1',52000,'','');
INSERT INTO "step" VALUES('pbc73759evrdui3m',53,0,'roll','0275af78',53000,'','');
INSERT INTO "step" VALUES('pbc73759evrdui3m',54,0,'roll','efdf37e1',54000,'','');
INSERT INTO "step" VALUES('pbc73759evrdui3m',55,0,'door w','83db4d0b',55000,'','');
INSERT INTO "step" VALUES('pbc73759evrdui3m',56,0,'roll','f99f8e43',56000,'','');
INSERT INTO "step" VALUES('pbc73759evrdui3m',57,0,'roll','c7db2e0d',57000,'','');
INSERT INTO "step" VALUES('pbc73759evrdui3m',58,0,'declare exit','649c44da',58000,'','');
INSERT INTO "step" VALUES('q8bqg6r6ijy3qbmp',1,0,'roll','2c87d1a1',1000,'','');
INSERT INTO "step" VALUES('q8bqg6r6ijy3qbmp',2,0,'move n','46447834',2000,'','');
INSERT INTO "step" VALUES('q8bqg6r6ijy3qbmp',3,0,'roll','0a9c68f5',3000,'','');
INSERT INTO "step" VALUES('q8bqg6r6ijy3qbmp',4,0,'move s','0d164cbc',4000,'','');
INSERT INTO "step" VALUES('q8bqg6r6ijy3qbmp',5,0,'roll','dc34bc00',5000,'','');
INSERT INTO "step" VALUES('q8bqg6r6ijy3qbmp',6,0,'fight','6b7b1721',6000,'','');
INSERT INTO "step" VALUES('q8bqg6r6ijy3qbmp',7,0,'roll','7a4d93a6',7000,'','');
INSERT INTO "step" VALUES('q8bqg6r6ijy3qbmp',8,0,'fight','d0005fd6',8000,'','');
INSERT INTO "step" VALUES('q8bqg6r6ijy3qbmp',9,0,'roll','db7602e4',9000,'','');
INSERT INTO "step" VALUES('q8bqg6r6ijy3qbmp',10,0,'wall n','570952cd',10000,'','');
INSERT INTO "step" VALUES('qsq8v3hgnfbcxv4b',1,0,'move n','86ec196c',1000,'','');
INSERT INTO "step" VALUES('qsq8v3hgnfbcxv4b',2,0,'move n','cd9b9dd7',2000,'','');
INSERT INTO "step" VALUES('qsq8v3hgnfbcxv4b',3,0,'move n','4bdf38c5',3000,'','');
INSERT INTO "step" VALUES('qsq8v3hgnfbcxv4b',4,0,'move e','e270a96d',4000,'','');
INSERT INTO "step" VALUES('qsq8v3hgnfbcxv4b',5,0,'move e','0c2cdd15',5000,'','');
INSERT INTO "step" VALUES('qsq8v3hgnfbcxv4b',6,0,'move e','7a5f1cc9',6000,'','');
INSERT INTO "step" VALUES('qsq8v3hgnfbcxv4b',7,1,'move e','c31879ea',6000,'','');
INSERT INTO "step" VALUES('qsq8v3hgnfbcxv4b',8,1,'move w','7b4c6904',6000,'','');
INSERT INTO "step" VALUES('qsq8v3hgnfbcxv4b',9,1,'end turn','98c125b3',6000,'','');
INSERT INTO "step" VALUES('qsq8v3hgnfbcxv4b',10,0,'move e','a39513d1',7000,'','');
INSERT INTO "step" VALUES('qsq8v3hgnfbcxv4b',11,0,'move n','6c4bcee7',8000,'','');
INSERT INTO "step" VALUES('qsq8v3hgnfbcxv4b',12,0,'move n','98ef949d',9000,'','');
INSERT INTO "step" VALUES('qsq8v3hgnfbcxv4b',13,0,'time out','1344dc39',66000,'','');
INSERT INTO "step" VALUES('qsq8v3hgnfbcxv4b',14,1,'move s','1e9453fd',66000,'','');
INSERT INTO "step" VALUES('qsq8v3hgnfbcxv4b',15,1,'move s','7e0758d0',66000,'','');
INSERT INTO "step" VALUES('qsq8v3hgnfbcxv4b',16,1,'move n','1814c695',66000,'','');
INSERT INTO "step" VALUES('qsq8v3hgnfbcxv4b',17,1,'end turn','c37ab996',66000,'','');
INSERT INTO "step" VALUES('qsq8v3hgnfbcxv4b',18,0,'time out','85028a28',126000,'','');
INSERT INTO "step" VALUES('qsq8v3hgnfbcxv4b',19,1,'move s','632b9a35',126000,'','');
INSERT INTO "step" VALUES('qsq8v3hgnfbcxv4b',20,1,'move n','77fdf476',126000,'','');
INSERT INTO "step" VALUES('qsq8v3hgnfbcxv4b',21,1,'move s','9a19ea78',126000,'','');
INSERT INTO "step" VALUES('qsq8v3hgnfbcxv4b',22,1,'end turn','31b3ab41',126000,'','');
INSERT INTO "step" VALUES('qsq8v3hgnfbcxv4b',23,0,'time out','6b1a00ed',186000,'','');
INSERT INTO "step" VALUES('qsq8v3hgnfbcxv4b',24,1,'move n','6d4ab027',186000,'','');
INSERT INTO "step" VALUES('qsq8v3hgnfbcxv4b',25,1,'move s','833ea98f',186000,'','');
INSERT INTO "step" VALUES('qsq8v3hgnfbcxv4b',26,1,'end turn','ead73d67',186000,'','');
INSERT INTO "step" VALUES('qsq8v3hgnfbcxv4b',27,0,'time out','71b1e0c9',246000,'','');
INSERT INTO "step" VALUES('qsq8v3hgnfbcxv4b',28,1,'abandon','c54dbb78',246000,'','');
INSERT INTO "step" VALUES('r8zcexn36upkpigw',1,1,'waystone a1','431037ef',1000,'','');
INSERT INTO "step" VALUES('r8zcexn36upkpigw',2,0,'waystone d4','c3e4a563',1000,'','');
INSERT INTO "step" VALUES('r8zcexn36upkpigw',3,0,'move n','cdd790b9',2000,'','');
INSERT INTO "step" VALUES('r8zcexn36upkpigw',4,0,'move n','f6c1c58a',3000,'','');
INSERT INTO "step" VALUES('r8zcexn36upkpigw',5,0,'move w','80020f52',4000,'','');
INSERT INTO "step" VALUES('r8zcexn36upkpigw',6,0,'move n','0132107e',5000,'','');
INSERT INTO "step" VALUES('r8zcexn36upkpigw',7,0,'move n','c434dcd5',6000,'','');
INSERT INTO "step" VALUES('r8zcexn36upkpigw',8,0,'move n','4610bca1',7000,'','');
INSERT INTO "step" VALUES('r8zcexn36upkpigw',9,0,'move s','c4b6b5f8',8000,'','');
INSERT INTO "step" VALUES('r8zcexn36upkpigw',10,0,'next turn','76eeae8b',9000,'','');
INSERT INTO "step" VALUES('r8zcexn36upkpigw',11,1,'move e','a24a6652',9000,'','');
INSERT INTO "step" VALUES('r8zcexn36upkpigw',12,1,'move e','83940d43',9000,'','');
INSERT INTO "step" VALUES('r8zcexn36upkpigw',13,1,'move e','c1cf857e',9000,'','');
INSERT INTO "step" VALUES('r8zcexn36upkpigw',14,1,'move n','3b6c6272',9000,'','');
INSERT INTO "step" VALUES('r8zcexn36upkpigw',15,1,'move n','9444fec1',9000,'','');
INSERT INTO "step" VALUES('r8zcexn36upkpigw',16,1,'move e','fd24a887',9000,'','');
INSERT INTO "step" VALUES('r8zcexn36upkpigw',17,1,'move w','b306e745',9000,'','');
INSERT INTO "step" VALUES('r8zcexn36upkpigw',18,1,'move n','b209b90b',9000,'','');
INSERT INTO "step" VALUES('s3mmsytaejdhe8ma',1,1,'waystone a1','431037ef',1000,'','');
INSERT INTO "step" VALUES('s3mmsytaejdhe8ma',2,0,'waystone d4','c3e4a563',1000,'','');
INSERT INTO "step" VALUES('s3mmsytaejdhe8ma',3,0,'move n','cdd790b9',2000,'','');
INSERT INTO "step" VALUES('s3mmsytaejdhe8ma',4,0,'move n','f6c1c58a',3000,'','');
INSERT INTO "step" VALUES('s3mmsytaejdhe8ma',5,0,'move w','80020f52',4000,'','');
INSERT INTO "step" VALUES('s3mmsytaejdhe8ma',6,0,'move n','0132107e',5000,'','');
INSERT INTO "step" VALUES('s3mmsytaejdhe8ma',7,0,'move n','c434dcd5',6000,'','');
INSERT INTO "step" VALUES('s3mmsytaejdhe8ma',8,0,'move n','4610bca1',7000,'','');
INSERT INTO "step" VALUES('s3mmsytaejdhe8ma',9,0,'move s','c4b6b5f8',8000,'','');
INSERT INTO "step" VALUES('s3mmsytaejdhe8ma',10,0,'next turn','76eeae8b',9000,'','');
INSERT INTO "step" VALUES('s3mmsytaejdhe8ma',11,1,'move e','a24a6652',9000,'','');
INSERT INTO "step" VALUES('s3mmsytaejdhe8ma',12,1,'move e','83940d43',9000,'','');
INSERT INTO "step" VALUES('s3mmsytaejdhe8ma',13,1,'move e','c1cf857e',9000,'','');
INSERT INTO "step" VALUES('s3mmsytaejdhe8ma',14,1,'move n','3b6c6272',9000,'','');
INSERT INTO "step" VALUES('s3mmsytaejdhe8ma',15,1,'move n','9444fec1',9000,'','');
INSERT INTO "step" VALUES('s3mmsytaejdhe8ma',16,1,'move e','fd24a887',9000,'','');
INSERT INTO "step" VALUES('s3mmsytaejdhe8ma',17,1,'move w','b306e745',9000,'','');
INSERT INTO "step" VALUES('s3mmsytaejdhe8ma',18,1,'move n','b209b90b',9000,'','');
INSERT INTO "step" VALUES('s3mmsytaejdhe8ma',19,0,'move e','06b26ccb',10000,'','');
INSERT INTO "step" VALUES('s3mmsytaejdhe8ma',20,0,'move s','491ec856',11000,'','');
INSERT INTO "step" VALUES('s3mmsytaejdhe8ma',21,0,'move e','574cf414',12000,'','');
INSERT INTO "step" VALUES('s3mmsytaejdhe8ma',22,0,'move n','9e96511b',13000,'','');
INSERT INTO "step" VALUES('s3mmsytaejdhe8ma',23,0,'move n','5398e597',14000,'','');
INSERT INTO "step" VALUES('s3mmsytaejdhe8ma',24,0,'move e','5ef85a4e',15000,'','');
INSERT INTO "step" VALUES('s3mmsytaejdhe8ma',25,0,'move n','679a298a',16000,'','');
INSERT INTO "step" VALUES('s3mmsytaejdhe8ma',26,0,'move e','7b6137c8',17000,'','');
INSERT INTO "step" VALUES('s3mmsytaejdhe8ma',27,1,'move e','d6e9dde6',17000,'','');
INSERT INTO "step" VALUES('s3mmsytaejdhe8ma',28,1,'move e','7e306c75',17000,'','');
INSERT INTO "step" VALUES('s3mmsytaejdhe8ma',29,1,'move e','10df6fbd',17000,'','');
INSERT INTO "step" VALUES('s3mmsytaejdhe8ma',30,1,'move w','f6c5fdb7',17000,'','');
INSERT INTO "step" VALUES('s3mmsytaejdhe8ma',31,1,'move w','42b14517',17000,'','');
INSERT INTO "step" VALUES('s3mmsytaejdhe8ma',32,1,'move s','eedc5356',17000,'','');
INSERT INTO "step" VALUES('s3mmsytaejdhe8ma',33,1,'move e','2eaf935e',17000,'','');
INSERT INTO "step" VALUES('s3mmsytaejdhe8ma',34,1,'move w','c7ffb833',17000,'','');
INSERT INTO "step" VALUES('s3mmsytaejdhe8ma',35,0,'move w','18269844',18000,'','');
INSERT INTO "step" VALUES('s3mmsytaejdhe8ma',36,0,'move w','af03cb52',19000,'','');
INSERT INTO "step" VALUES('s3mmsytaejdhe8ma',37,0,'move s','5a226b87',20000,'','');
INSERT INTO "step" VALUES('s3mmsytaejdhe8ma',38,0,'move e','95d04b4f',21000,'','');
INSERT INTO "step" VALUES('s3mmsytaejdhe8ma',39,0,'move s','b1146411',22000,'','');
INSERT INTO "step" VALUES('s3mmsytaejdhe8ma',40,0,'next turn','a38d75bb',23000,'','');
INSERT INTO "step" VALUES('s3mmsytaejdhe8ma',41,1,'move s','ac96f5dc',23000,'','');
INSERT INTO "step" VALUES('s3mmsytaejdhe8ma',42,1,'move n','387c12ad',23000,'','');
INSERT INTO "step" VALUES('s3mmsytaejdhe8ma',43,1,'move e','7badb5a0',23000,'','');
INSERT INTO "step" VALUES('s3mmsytaejdhe8ma',44,1,'move e','8d51b599',23000,'','');
INSERT INTO "step" VALUES('s3mmsytaejdhe8ma',45,1,'move s','5f63e65c',23000,'','');
INSERT INTO "step" VALUES('s3mmsytaejdhe8ma',46,1,'move e','e1017b96',23000,'','');
INSERT INTO "step" VALUES('s3mmsytaejdhe8ma',47,1,'move s','7948fb9b',23000,'','');
INSERT INTO "step" VALUES('s3mmsytaejdhe8ma',48,1,'move s','5c4b23de',23000,'','');
INSERT INTO "step" VALUES('s3mmsytaejdhe8ma',49,0,'move w','7518b0a3',24000,'','');
INSERT INTO "step" VALUES('s3mmsytaejdhe8ma',50,0,'move s','c40bdb8f',25000,'','');
INSERT INTO "step" VALUES('s3mmsytaejdhe8ma',51,0,'move s','f2867355',26000,'','');
INSERT INTO "step" VALUES('s3mmsytaejdhe8ma',52,0,'move w','f692db25',27000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',1,0,'move n','592de0ed',1000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',2,0,'move n','7bb48dd2',2000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',3,0,'move e','ea85a723',3000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',4,0,'pick up','ba3b484f',4000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',5,0,'move e','d8f272e1',5000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',6,0,'move s','b0f7dc1c',6000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',7,1,'end turn','70ff47e8',6000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',8,0,'move e','9676ca21',7000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',9,0,'move s','1f51fb6b',8000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',10,0,'move e','e434358c',9000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',11,0,'move e','16888009',10000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',12,0,'move s','4bb225af',11000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',13,0,'move s','5d15a850',12000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',14,1,'move s','97cb809c',12000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',15,1,'move n','8c15b109',12000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',16,1,'move s','fd130140',12000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',17,1,'move n','ccdf9306',12000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',18,1,'pick up','e1ce6065',12000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',19,1,'attack n','4d133982',12000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',20,0,'move w','6653f880',13000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',21,0,'move e','92dc950f',14000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',22,0,'move w','3c51a5cc',15000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',23,0,'move e','878b8f99',16000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',24,0,'move w','b1cdba29',17000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',25,0,'move e','7d897b05',18000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',26,1,'move s','74b72182',18000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',27,1,'move s','8b8dfaeb',18000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',28,1,'move w','1e7b1e4e',18000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',29,1,'move e','c035923e',18000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',30,1,'move w','24c3f497',18000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',31,1,'move w','7e914895',18000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',32,0,'move s','c0ac3ba8',19000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',33,0,'move s','2700937d',20000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',34,0,'move s','66814613',21000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',35,0,'move w','4efe1ac0',22000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',36,0,'move e','88618f22',23000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',37,0,'move n','3b414441',24000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',38,1,'move e','a7660d56',24000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',39,1,'move e','32891cad',24000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',40,1,'end turn','f65d26fc',24000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',41,0,'move n','e5a170e3',25000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',42,0,'move n','65d97393',26000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',43,0,'move w','801dd760',27000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',44,0,'move w','3dc8773d',28000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',45,0,'move w','74dc92b5',29000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',46,0,'move w','7994caa5',30000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',47,1,'move s','40ee9c3d',30000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',48,1,'move w','5ebfc07a',30000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',49,1,'move n','ff3dbdc6',30000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',50,1,'move e','b0173950',30000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',51,1,'end turn','9745e971',30000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',52,0,'move w','9324d850',31000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',53,0,'move w','ea2b0daf',32000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',54,0,'move w','3e8d4fd0',33000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',55,0,'move w','c3785b91',34000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',56,0,'move w','63bcd99c',35000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',57,0,'move w','c524c101',36000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',58,1,'move w','dba46c03',36000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',59,1,'move s','a6fd9dd9',36000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',60,1,'move n','fec3e592',36000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',61,1,'end turn','8f3fbbcd',36000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',62,0,'move w','cabb0c9e',37000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',63,0,'move w','4ae910ba',38000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',64,0,'move n','98fe3b4a',39000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',65,0,'pick up','cdde271a',40000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',66,0,'move s','5904d434',41000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',67,0,'pick up','d1ffa542',42000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',68,1,'move e','b476e6db',42000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',69,1,'move n','33d12d3d',42000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',70,1,'end turn','eefa143b',42000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',71,0,'move e','a9d43b92',43000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',72,0,'move e','051e7082',44000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',73,0,'move e','4a31423d',45000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',74,0,'move e','435ad07f',46000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',75,0,'move e','fb40abd6',47000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',76,0,'move e','0930d964',48000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',77,1,'move s','0f06835a',48000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',78,1,'end turn','5fcdfdf9',48000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',79,0,'move e','341b9f6b',49000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',80,0,'move e','a030564c',50000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',81,0,'move e','428b204c',51000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',82,0,'move s','640c0540',52000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',83,0,'move s','3474a31e',53000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',84,0,'move e','49ff657f',54000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',85,1,'move s','48e81145',54000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',86,1,'move w','1148280c',54000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',87,1,'move n','02d0f217',54000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',88,1,'move s','a0a713d9',54000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',89,1,'end turn','8eeb09a1',54000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',90,0,'move s','33932efc',55000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',91,0,'move e','1af8affd',56000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',92,0,'move e','aa05b482',57000,'','');
INSERT INTO "step" VALUES('syzbe3bt8xmt287c',93,0,'move s','8c74deb4',58000,'','');
INSERT INTO "step" VALUES('t7qmym7edaab9m9g',1,1,'roll','685ff7ab',1000,'','');
INSERT INTO "step" VALUES('t7qmym7edaab9m9g',2,1,'fight','feb55a10',2000,'','');
INSERT INTO "step" VALUES('t7qmym7edaab9m9g',3,0,'roll','159233d7',3000,'','');
INSERT INTO "step" VALUES('t7qmym7edaab9m9g',4,0,'end turn','9f7b7ed9',4000,'','');
INSERT INTO "step" VALUES('t7qmym7edaab9m9g',5,1,'roll','76ba4b4c',5000,'','');
INSERT INTO "step" VALUES('t7qmym7edaab9m9g',6,1,'wall n','d9532013',6000,'','');
INSERT INTO "step" VALUES('t7qmym7edaab9m9g',7,1,'end turn','be0460e9',7000,'','');
INSERT INTO "step" VALUES('t7qmym7edaab9m9g',8,0,'roll','1ad4ad78',8000,'','');
INSERT INTO "step" VALUES('t7qmym7edaab9m9g',9,0,'move n','ca21fbe5',9000,'','');
INSERT INTO "step" VALUES('t7qmym7edaab9m9g',10,0,'end turn','93c3443f',10000,'','');
INSERT INTO "step" VALUES('t7qmym7edaab9m9g',11,1,'roll','42f4c4d8',11000,'','');
INSERT INTO "step" VALUES('t7qmym7edaab9m9g',12,1,'fight','bbcb6d0d',12000,'','');
INSERT INTO "step" VALUES('wwar3a7wsmwjtggz',1,0,'waystone c8','3981f5ba',1000,'','');
INSERT INTO "step" VALUES('wwar3a7wsmwjtggz',2,1,'waystone d1','1c38f14e',2000,'','');
INSERT INTO "step" VALUES('wwar3a7wsmwjtggz',3,0,'move n','a7c98577',3000,'','');
INSERT INTO "step" VALUES('wwar3a7wsmwjtggz',4,0,'move n','80f30c48',4000,'','');
INSERT INTO "step" VALUES('wwar3a7wsmwjtggz',5,0,'move e','0217d1ca',5000,'','');
INSERT INTO "step" VALUES('wwar3a7wsmwjtggz',6,0,'move e','22383684',6000,'','');
INSERT INTO "step" VALUES('wwar3a7wsmwjtggz',7,0,'move e','33fa2ca6',7000,'','');
INSERT INTO "step" VALUES('wwar3a7wsmwjtggz',8,0,'move n','da3afb04',8000,'','');
INSERT INTO "step" VALUES('wwar3a7wsmwjtggz',9,0,'move s','a3ac2f9f',9000,'','');
INSERT INTO "step" VALUES('wwar3a7wsmwjtggz',10,0,'move w','5acefd24',10000,'','');
INSERT INTO "step" VALUES('wwar3a7wsmwjtggz',11,1,'move e','66a05395',11000,'','');
CREATE UNIQUE INDEX match_daily on match (game, daily, host)
where daily != '' and state != 'void';
CREATE INDEX match_unfinished on match (game, version) where state in ('open', 'running');
CREATE INDEX match_due on match (due) where due is not null;
CREATE INDEX match_created on match (created, id);
CREATE INDEX match_large on match (host, settings_bytes) where settings_bytes > 1000;
CREATE INDEX seat_guest on seat (guest, is_over, created desc, match) where guest != '';
CREATE INDEX former_guest on former (guest, created desc, match);
CREATE INDEX chat_guest on chat (guest) where guest != '';
CREATE INDEX score_board on score (game, board, merit_1, merit_2, merit_3, merit_4, date);
CREATE INDEX score_guest on score (guest);
CREATE INDEX owned_name_guest on owned_name (guest);
CREATE INDEX device_guest on device (guest);
CREATE INDEX device_code_guest on device_code (guest);
CREATE INDEX passkey_guest on passkey (guest);
COMMIT;
