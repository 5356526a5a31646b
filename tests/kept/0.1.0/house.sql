BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE barred (
	who VARCHAR(64) NOT NULL, 
	how VARCHAR(8) NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (who)
);
CREATE TABLE journal (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	ply INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "journal" VALUES('nj4ab5zkvk52',1,'start',-1,0,'{}',1.7948789680677268505e+09);
INSERT INTO "journal" VALUES('nj4ab5zkvk52',2,'choice',1,1,'{"notation":"draft Sentry at the Rift","digest":"b147f40e43541123","taught":false,"auto":false,"label":{"id":"etherstone-do-draft","args":{"card":"card:sentry_at_the_rift"}},"events":[],"spent":41}',1.79487896815176653864e+09);
INSERT INTO "journal" VALUES('nj4ab5zkvk52',3,'choice',0,2,'{"notation":"draft Bellbearer","digest":"ae3fc7cf2d06a5cf","taught":true,"auto":false,"label":{"id":"etherstone-do-draft","args":{"card":"card:bellbearer"}},"events":[["round-picked",1,0,0,0]],"spent":147}',1.79487896825819110866e+09);
INSERT INTO "journal" VALUES('nj4ab5zkvk52',4,'choice',0,3,'{"notation":"draft Living-Glass Harness","digest":"abc50fa65f1a330f","taught":false,"auto":false,"label":{"id":"etherstone-do-draft","args":{"card":"card:living_glass_harness"}},"events":[],"spent":20}',1.7948789683008406162e+09);
INSERT INTO "journal" VALUES('nj4ab5zkvk52',5,'choice',1,4,'{"notation":"draft Tallier of Stars","digest":"721c930fbc28802d","taught":true,"auto":false,"label":{"id":"etherstone-do-draft","args":{"card":"card:tallier_of_stars"}},"events":[["round-picked",2,0,0,0]],"spent":52}',1.7948789683328182698e+09);
INSERT INTO "journal" VALUES('nj4ab5zkvk52',6,'choice',0,5,'{"notation":"draft Elder Beetle Rider","digest":"5b50bb62765cfa70","taught":false,"auto":false,"label":{"id":"etherstone-do-draft","args":{"card":"card:elder_beetle_rider"}},"events":[],"spent":11}',1.7948789683721847534e+09);
INSERT INTO "journal" VALUES('nj4ab5zkvk52',7,'choice',1,6,'{"notation":"draft Wrath of the Lower Vents","digest":"afffea1b6dc082c3","taught":true,"auto":false,"label":{"id":"etherstone-do-draft","args":{"card":"card:wrath_of_the_lower_vents"}},"events":[["round-picked",3,0,0,0]],"spent":37}',1.79487896839773774151e+09);
INSERT INTO "journal" VALUES('nj4ab5zkvk52',8,'choice',0,7,'{"notation":"draft Dance upon Embers","digest":"0435cd84c940bd8c","taught":false,"auto":false,"label":{"id":"etherstone-do-draft","args":{"card":"card:dance_upon_embers"}},"events":[],"spent":13}',1.79487896844439268114e+09);
INSERT INTO "journal" VALUES('nj4ab5zkvk52',9,'choice',1,8,'{"notation":"draft Forge Keeper","digest":"35137a8505f902e9","taught":true,"auto":false,"label":{"id":"etherstone-do-draft","args":{"card":"card:forge_keeper"}},"events":[["round-picked",4,0,0,0]],"spent":34}',1.79487896846524477012e+09);
INSERT INTO "journal" VALUES('nj4ab5zkvk52',10,'choice',1,9,'{"notation":"draft Slagpaw Hound","digest":"a85d64a835723b29","taught":false,"auto":false,"label":{"id":"etherstone-do-draft","args":{"card":"card:slagpaw_hound"}},"events":[],"spent":1}',1.79487896848402523992e+09);
INSERT INTO "journal" VALUES('hxajqc272mku',1,'start',-1,0,'{}',1.79487896855721306798e+09);
INSERT INTO "journal" VALUES('hxajqc272mku',2,'choice',0,1,'{"notation":"put-back Priest of the Dark Crystal","digest":"a5bab9b165cbcec2","taught":false,"auto":false,"label":{"id":"elves-do-put-back","args":{"card":"card:black-dark-crystal-priest"}},"events":[["put-back",0,26,0,0]],"spent":49}',1.79487896861836481094e+09);
INSERT INTO "journal" VALUES('hxajqc272mku',3,'choice',0,2,'{"notation":"put-back Shard Golem","digest":"3af452c346b72d1a","taught":false,"auto":false,"label":{"id":"elves-do-put-back","args":{"card":"card:black-shard-golem"}},"events":[["put-back",0,30,0,0]],"spent":13}',1.79487896867231369016e+09);
INSERT INTO "journal" VALUES('hxajqc272mku',4,'choice',1,3,'{"notation":"put-back Sniper","digest":"e2780c1686daacec","taught":false,"auto":false,"label":{"id":"elves-do-put-back","args":{"card":"card:forest-sniper"}},"events":[["put-back",1,37,0,0]],"spent":6}',1.79487896868482398981e+09);
INSERT INTO "journal" VALUES('hxajqc272mku',5,'choice',1,4,'{"notation":"put-back Mirayna Sharpleaf","digest":"7e87e58243e6e1e6","taught":true,"auto":false,"label":{"id":"elves-do-put-back","args":{"card":"card:forest-mirayna"}},"events":[["put-back",1,33,0,0],["lot-drawn",0,66,11,0],["lot-drawn",1,61,10,0],["goes-first",0,0,0,0],["goal-dealt",0,2,0,0],["goal-dealt",1,1,0,0],["turn-began",0,1,0,0]],"spent":16}',1.79487896873222470281e+09);
INSERT INTO "journal" VALUES('hxajqc272mku',6,'choice',0,5,'{"notation":"attack land-20","digest":"83c5c03adee0a814","taught":false,"auto":false,"label":{"id":"elves-do-attack","args":{"cell":"cell:land-20"}},"events":[["attacked",0,32,-1,0]],"spent":15}',1.79487896876526713371e+09);
INSERT INTO "journal" VALUES('hxajqc272mku',7,'choice',0,6,'{"notation":"decline","digest":"997c0f360e6e30d7","taught":true,"auto":false,"label":{"id":"elves-do-decline","args":{}},"events":[["declined",0,0,0,0],["drew",0,24,0,0],["drew",0,31,0,0],["by-reserve",-1,0,0,0],["battle-lost",0,32,0,0],["turn-began",1,2,0,0]],"spent":16}',1.79487896879233884816e+09);
INSERT INTO "journal" VALUES('hxajqc272mku',8,'choice',1,7,'{"notation":"decline","digest":"c4fb03c2b34c0df6","taught":true,"auto":false,"label":{"id":"elves-do-decline","args":{}},"events":[["declined",1,0,0,0],["drew",1,41,0,0],["drew",1,43,0,0],["turn-began",0,3,0,0],["summoned",0,1,0,0],["drew",0,28,0,0]],"spent":11}',1.79487896883764576913e+09);
INSERT INTO "journal" VALUES('g8dktx8vsjuc',1,'start',-1,0,'{}',1.79487896896209239957e+09);
INSERT INTO "journal" VALUES('g8dktx8vsjuc',2,'choice',1,1,'{"notation":"keep-hand","digest":"0637da3ba99bb175","taught":false,"auto":false,"label":{"id":"evolution-do-keep-hand","args":{}},"events":[],"spent":30}',1.79487896901312017445e+09);
INSERT INTO "journal" VALUES('g8dktx8vsjuc',3,'choice',0,2,'{"notation":"redraw","digest":"fe99e9beeb6d77e7","taught":true,"auto":false,"label":{"id":"evolution-do-redraw","args":{}},"events":[["redrew",0,5,0,0],["drew",0,20,0,0],["drew",0,0,0,0],["drew",0,12,0,0],["drew",0,18,0,0],["drew",0,21,0,0],["turn-began",1,0,0,0]],"spent":37}',1.79487896908024978639e+09);
INSERT INTO "journal" VALUES('g8dktx8vsjuc',4,'choice',1,3,'{"notation":"create-nothing","digest":"0a63cd98179c64d9","taught":false,"auto":false,"label":{"id":"evolution-do-create-nothing","args":{}},"events":[],"spent":1}',1.79487896910182666773e+09);
INSERT INTO "journal" VALUES('g8dktx8vsjuc',5,'choice',1,4,'{"notation":"add Toxic of Frightening/Toxic to B1","digest":"d66aed65187c587d","taught":false,"auto":false,"label":{"id":"evolution-do-add","args":{"trait":"card:toxic","card":"card:B06","creature":"B1"}},"events":[["added",1,9,0,0]],"spent":1}',1.79487896912145948407e+09);
INSERT INTO "journal" VALUES('g8dktx8vsjuc',6,'choice',1,5,'{"notation":"activate B1","digest":"3d9821ff8995731e","taught":false,"auto":false,"label":{"id":"evolution-do-activate","args":{"creature":"B1"}},"events":[["activated",1,0,0,0]],"spent":1}',1.79487896915205264085e+09);
INSERT INTO "journal" VALUES('g8dktx8vsjuc',7,'choice',1,6,'{"notation":"gain-lower","digest":"6012c25ce4172f86","taught":false,"auto":false,"label":{"id":"evolution-do-gain-lower","args":{}},"events":[["from-lower",1,2,0,0],["gained",1,1,0,0],["fell-asleep",1,0,0,0],["turn-began",0,0,0,0]],"spent":3}',1.79487896917484831809e+09);
INSERT INTO "journal" VALUES('g8dktx8vsjuc',8,'choice',0,7,'{"notation":"create Frightening/Astral","digest":"fe4442b99cb05bde","taught":false,"auto":false,"label":{"id":"evolution-do-create","args":{"card":"card:B13"}},"events":[["created",0,7,12,0]],"spent":17}',1.79487896923254823685e+09);
INSERT INTO "journal" VALUES('g8dktx8vsjuc',9,'choice',0,8,'{"notation":"add Flying of Vampire/Flying to A2","digest":"51ac437b9cb9762d","taught":false,"auto":false,"label":{"id":"evolution-do-add","args":{"trait":"card:flying","card":"card:B01","creature":"A2"}},"events":[["added",7,5,0,0]],"spent":8}',1.79487896925856590273e+09);
INSERT INTO "journal" VALUES('g8dktx8vsjuc',10,'choice',0,9,'{"notation":"activate A2","digest":"94b8489405047df1","taught":false,"auto":false,"label":{"id":"evolution-do-activate","args":{"creature":"A2"}},"events":[["activated",7,0,0,0]],"spent":10}',1.79487896928945589065e+09);
INSERT INTO "journal" VALUES('7jwjgcajj2u2',1,'start',-1,0,'{}',1.79487896940866923332e+09);
INSERT INTO "journal" VALUES('7jwjgcajj2u2',2,'choice',0,1,'{"notation":"attack","digest":"27ae765c57b5490b","taught":false,"auto":true,"label":{"id":"quarriors-do-attack","args":{}},"events":[["phase-began",0,4,0,0],["phase-began",0,5,0,0]],"spent":7}',1.79487896942345595357e+09);
INSERT INTO "journal" VALUES('7jwjgcajj2u2',3,'choice',0,2,'{"notation":"capture Questing Wizard","digest":"d1bd3fb74d4effb8","taught":false,"auto":false,"label":{"id":"quarriors-do-capture","args":{"card":"card:strong_questing_wizard","price":8}},"events":[["spent",0,5,0,0],["spent",0,5,0,0],["spent",0,0,0,0],["spent",0,0,0,0],["spent",0,8,0,0],["spent",0,0,0,0],["captured",0,22,8,0]],"spent":50}',1.79487896951251435281e+09);
INSERT INTO "journal" VALUES('7jwjgcajj2u2',4,'choice',0,3,'{"notation":"end-turn","digest":"2638324b12215820","taught":true,"auto":false,"label":{"id":"quarriors-do-end-turn","args":{}},"events":[["phase-began",0,6,0,0],["turn-began",1,2,0,0],["phase-began",1,1,0,0],["phase-began",1,2,0,0],["drew",1,0,0,0],["drew",1,0,0,0],["drew",1,1,0,0],["drew",1,1,0,0],["drew",1,0,0,0],["drew",1,0,0,0],["rolled",1,0,0,0],["rolled",1,0,0,0],["rolled",1,12,0,0],["rolled",1,12,0,0],["rolled",1,0,0,0],["rolled",1,0,0,0],["phase-began",1,3,0,0]],"spent":10}',1.79487896953693342209e+09);
INSERT INTO "journal" VALUES('7jwjgcajj2u2',5,'choice',1,4,'{"notation":"attack","digest":"6e1a4c46c9f9e49e","taught":false,"auto":false,"label":{"id":"quarriors-do-attack","args":{}},"events":[["phase-began",1,4,0,0],["phase-began",1,5,0,0]],"spent":15}',1.79487896956790971749e+09);
INSERT INTO "journal" VALUES('7jwjgcajj2u2',6,'choice',1,5,'{"notation":"end-turn","digest":"89aaae1581d2fd10","taught":true,"auto":false,"label":{"id":"quarriors-do-end-turn","args":{}},"events":[["phase-began",1,6,0,0],["swept",1,6,0,0],["turn-began",0,3,0,0],["phase-began",0,1,0,0],["phase-began",0,2,0,0],["drew",0,0,0,0],["drew",0,0,0,0],["drew",0,1,0,0],["drew",0,0,0,0],["drew",0,1,0,0],["drew",0,1,0,0],["rolled",0,0,0,0],["rolled",0,0,0,0],["rolled",0,8,0,0],["rolled",0,0,0,0],["rolled",0,8,0,0],["rolled",0,12,0,0],["phase-began",0,3,0,0]],"spent":1}',1.79487896959742259978e+09);
INSERT INTO "journal" VALUES('7jwjgcajj2u2',7,'choice',0,6,'{"notation":"summon Assistant L1 1/2","digest":"560a728414557e03","taught":false,"auto":false,"label":{"id":"quarriors-do-summon","args":{"face":"face:assistant-5","side":"side:assistant-5","card":"card:assistant","price":1}},"events":[["spent",0,0,0,0],["summoned",0,1,12,1]],"spent":15}',1794878969.64891);
INSERT INTO "journal" VALUES('7jwjgcajj2u2',8,'choice',0,7,'{"notation":"attack","digest":"2820ec9671a4a62f","taught":false,"auto":false,"label":{"id":"quarriors-do-attack","args":{}},"events":[["phase-began",0,4,0,0],["attacker",0,1,1,0],["attack-began",0,1,0,0],["passed-over",0,1,0,0],["phase-began",0,5,0,0]],"spent":15}',1.79487896968270111081e+09);
INSERT INTO "journal" VALUES('3xsfhqsmubxy',1,'start',-1,0,'{}',1.79487896979921698567e+09);
INSERT INTO "journal" VALUES('3xsfhqsmubxy',2,'choice',1,1,'{"notation":"play Infinity Shard","digest":"cf25e1d7157bd497","taught":false,"auto":false,"label":{"id":"shards-do-play","args":{"card":"card:infinity_shard"}},"events":[["played",1,40,0,0],["gained-power",1,2,0,0]],"spent":23}',1.79487896984314370153e+09);
INSERT INTO "journal" VALUES('3xsfhqsmubxy',3,'choice',1,2,'{"notation":"end-main","digest":"2229cb4e9d8c9d24","taught":false,"auto":false,"label":{"id":"shards-do-end-main","args":{}},"events":[["attack-began",1,0,0,0],["assigned",1,0,2,0]],"spent":5}',1.79487896988762807848e+09);
INSERT INTO "journal" VALUES('3xsfhqsmubxy',4,'choice',0,3,'{"notation":"no-more","digest":"5e26eb06c94ad3e3","taught":true,"auto":true,"label":{"id":"shards-do-no-more","args":{}},"events":[["damaged",0,2,0,0],["end-began",1,0,0,0],["allies-discarded",1,1,0,0],["hand-discarded",1,4,0,0],["drew",1,38,0,0],["drew",1,37,0,0],["drew",1,37,0,0],["drew",1,37,0,0],["drew",1,37,0,0],["turn-passed",1,0,0,0],["turn-began",0,2,0,0]],"spent":0,"passed":true,"told":true}',1.79487896991147065166e+09);
INSERT INTO "journal" VALUES('3xsfhqsmubxy',5,'choice',0,4,'{"notation":"end-main","digest":"40547cd043390a58","taught":true,"auto":false,"label":{"id":"shards-do-end-main","args":{}},"events":[["attack-began",0,0,0,0],["end-began",0,0,0,0],["hand-discarded",0,5,0,0],["drew",0,40,0,0],["drew",0,37,0,0],["drew",0,37,0,0],["drew",0,38,0,0],["drew",0,39,0,0],["turn-passed",0,1,0,0],["turn-began",1,3,0,0]],"spent":13}',1.79487896994708609585e+09);
INSERT INTO "journal" VALUES('3xsfhqsmubxy',6,'choice',1,5,'{"notation":"play Crystal","digest":"275fa9e7e1b0ebfb","taught":false,"auto":false,"label":{"id":"shards-do-play","args":{"card":"card:crystal"}},"events":[["played",1,37,0,0],["gained-gems",1,1,0,0]],"spent":17}',1.79487896999071145061e+09);
INSERT INTO "journal" VALUES('3xsfhqsmubxy',7,'choice',1,6,'{"notation":"focus","digest":"88f9597f15b4ada6","taught":false,"auto":false,"label":{"id":"shards-do-focus","args":{}},"events":[["focused",1,0,0,0],["gained-mastery",1,1,0,0]],"spent":4}',1.79487897000960850714e+09);
INSERT INTO "journal" VALUES('3xsfhqsmubxy',8,'choice',1,7,'{"notation":"end-main","digest":"2660ac0e034e9cdd","taught":true,"auto":false,"label":{"id":"shards-do-end-main","args":{}},"events":[["attack-began",1,0,0,0],["end-began",1,0,0,0],["allies-discarded",1,1,0,0],["hand-discarded",1,4,0,0],["shuffled",1,0,0,0],["drew",1,38,0,0],["drew",1,37,0,0],["drew",1,39,0,0],["drew",1,37,0,0],["drew",1,40,0,0],["turn-passed",1,0,0,0],["turn-began",0,4,0,0]],"spent":9}',1.79487897005079793935e+09);
INSERT INTO "journal" VALUES('3xsfhqsmubxy',9,'choice',0,8,'{"notation":"play Shard Reactor","digest":"6d1038764473966b","taught":false,"auto":false,"label":{"id":"shards-do-play","args":{"card":"card:shard_reactor"}},"events":[["played",0,39,0,0],["gained-gems",0,2,0,0]],"spent":1}',1.79487897005468797682e+09);
INSERT INTO "journal" VALUES('3xsfhqsmubxy',10,'choice',0,9,'{"notation":"end-main","digest":"2fb907c81e0785d4","taught":true,"auto":false,"label":{"id":"shards-do-end-main","args":{}},"events":[["attack-began",0,0,0,0],["end-began",0,0,0,0],["allies-discarded",0,1,0,0],["hand-discarded",0,4,0,0],["pool-lost",0,2,0,0],["shuffled",0,0,0,0],["drew",0,37,0,0],["drew",0,37,0,0],["drew",0,37,0,0],["drew",0,37,0,0],["drew",0,40,0,0],["turn-passed",0,1,0,0],["turn-began",1,5,0,0]],"spent":8}',1.79487897009575343137e+09);
INSERT INTO "journal" VALUES('3xsfhqsmubxy',11,'choice',1,10,'{"notation":"end-main","digest":"d8799b3261d79a72","taught":true,"auto":false,"label":{"id":"shards-do-end-main","args":{}},"events":[["attack-began",1,0,0,0],["end-began",1,0,0,0],["hand-discarded",1,5,0,0],["drew",1,37,0,0],["drew",1,37,0,0],["drew",1,37,0,0],["drew",1,37,0,0],["drew",1,37,0,0],["turn-passed",1,0,0,0],["turn-began",0,6,0,0]],"spent":19}',1.79487897016519093516e+09);
INSERT INTO "journal" VALUES('3xsfhqsmubxy',12,'choice',0,11,'{"notation":"play Infinity Shard","digest":"ac2f577f7384056d","taught":false,"auto":false,"label":{"id":"shards-do-play","args":{"card":"card:infinity_shard"}},"events":[["played",0,40,0,0],["gained-power",0,2,0,0]],"spent":18}',1.79487897021538233754e+09);
CREATE TABLE presence (
	table_id VARCHAR(32) NOT NULL, 
	worker INTEGER NOT NULL, 
	players TEXT NOT NULL, 
	watching INTEGER NOT NULL, 
	PRIMARY KEY (table_id, worker), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE records (
	id VARCHAR(32) NOT NULL, 
	created FLOAT NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	name TEXT NOT NULL, 
	level VARCHAR(32) NOT NULL, 
	guest VARCHAR(64) NOT NULL, 
	silent TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('nj4ab5zkvk52',0,'person','Anna','','549e27016c8a3f5e80267720afbd4f2dfc1ce87e6d10ed39a7315ab6f200384d','{}');
INSERT INTO "seats" VALUES('nj4ab5zkvk52',1,'bot','random','random','','{}');
INSERT INTO "seats" VALUES('hxajqc272mku',0,'person','Anna','','549e27016c8a3f5e80267720afbd4f2dfc1ce87e6d10ed39a7315ab6f200384d','{}');
INSERT INTO "seats" VALUES('hxajqc272mku',1,'bot','random','random','','{}');
INSERT INTO "seats" VALUES('g8dktx8vsjuc',0,'person','Anna','','549e27016c8a3f5e80267720afbd4f2dfc1ce87e6d10ed39a7315ab6f200384d','{}');
INSERT INTO "seats" VALUES('g8dktx8vsjuc',1,'bot','random','random','','{}');
INSERT INTO "seats" VALUES('7jwjgcajj2u2',0,'person','Anna','','549e27016c8a3f5e80267720afbd4f2dfc1ce87e6d10ed39a7315ab6f200384d','{}');
INSERT INTO "seats" VALUES('7jwjgcajj2u2',1,'bot','random','random','','{}');
INSERT INTO "seats" VALUES('3xsfhqsmubxy',0,'person','Anna','','549e27016c8a3f5e80267720afbd4f2dfc1ce87e6d10ed39a7315ab6f200384d','{}');
INSERT INTO "seats" VALUES('3xsfhqsmubxy',1,'bot','random','random','','{}');
CREATE TABLE snapshots (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	state TEXT NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	created FLOAT NOT NULL, 
	updated FLOAT NOT NULL, 
	owner VARCHAR(64) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	players INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	seed TEXT NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	spectators BOOLEAN NOT NULL, 
	hints BOOLEAN NOT NULL, 
	forced BOOLEAN NOT NULL, 
	seeded BOOLEAN NOT NULL, 
	clock TEXT, 
	begun TEXT, 
	number INTEGER NOT NULL, 
	asked TEXT NOT NULL, 
	outcome TEXT, 
	rematch VARCHAR(32), asking TEXT, revision INTEGER DEFAULT '0' NOT NULL, worker INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('nj4ab5zkvk52',1.7948789680339186192e+09,1.79487896848403406142e+09,'549e27016c8a3f5e80267720afbd4f2dfc1ce87e6d10ed39a7315ab6f200384d','etherstone',2,'{"cards":"draft","refresh_to_zero":true,"infected_refresh":true,"matches":"live","immediate":"optional","infected_gains":"lost"}','secret-1:0QS9INyoKZbcKdVGnwoLp3f4kjxdAs3RRfeWwV-bA-Q','playing',1,1,1,1,0,NULL,NULL,10,'[0]',NULL,NULL,NULL,10,0);
INSERT INTO "tables" VALUES('hxajqc272mku',1.79487896853738069539e+09,1.79487896883765602113e+09,'549e27016c8a3f5e80267720afbd4f2dfc1ce87e6d10ed39a7315ab6f200384d','elves',2,'{"scenario":"superiority","layout":"novice","race":"lands","nations":"random","castles":"seated","allies":"across","trade":true,"castle_retreat":false,"reveal":"on_take","inherit":false,"ally_keeper":false,"castles_are_towers":false}','secret-1:omviMkAr_SnVSpOQpfQiJ2IdeUdwrbx_KuDt5PILXqg','playing',1,1,1,1,0,NULL,NULL,8,'[0]',NULL,NULL,NULL,8,0);
INSERT INTO "tables" VALUES('g8dktx8vsjuc',1.79487896892004489897e+09,1.7948789692894661427e+09,'549e27016c8a3f5e80267720afbd4f2dfc1ce87e6d10ed39a7315ab6f200384d','evolution',2,'{"ether":false,"victims":false,"rare":"auto","familiar":false,"difficulty":"normal","sleep_after_gain":true,"crystal_per_success":"trait","hand_refill":"up-to-5","new_source_each_round":true,"friendly_attack":true,"ether_pick_after_discard":true,"late_activation_traits":false,"copy_can_break_targeting":false,"copy_lasts_through_after_attack":true,"second_attack_optional":true,"hiding_before_traits":true,"after_attack_optional":true,"familiar_accepts_traits":false,"beast_acts_before_round_end":true,"topmost":"newest","familiar_in_solo":false,"pesky_once_per_round":true,"figure":"behind"}','secret-1:YUEk_a_pQ8BN7gAYLuHSq016a9RcPe--lWKNiVQNJHg','playing',1,1,1,1,0,NULL,NULL,10,'[0]',NULL,NULL,NULL,10,0);
INSERT INTO "tables" VALUES('7jwjgcajj2u2',1.79487896936942934985e+09,1.7948789696827127933e+09,'549e27016c8a3f5e80267720afbd4f2dfc1ce87e6d10ed39a7315ab6f200384d','quarriors',2,'{"wilds":"random","first":"random","second_capture":false,"spent_pile":false,"damage_once":false,"portal_loop":false,"assistant_is_creature":false,"hag_just_scored":false,"tax_on_free_summons":false,"ooze_copies_all":false,"sweep_spells_at_scoring":false}','secret-1:zEjwgqURS_Y6zSPX32sybpZaVoz5Fhc5gQiMWsMbVGI','playing',1,1,1,1,0,NULL,NULL,8,'[0]',NULL,NULL,NULL,8,0);
INSERT INTO "tables" VALUES('3xsfhqsmubxy',1.7948789697715947628e+09,1.79487897021539306637e+09,'549e27016c8a3f5e80267720afbd4f2dfc1ce87e6d10ed39a7315ab6f200384d','shards',2,'{"variant":"standard","relics":true,"auction":false,"draft":false,"secret":false,"leaders":"random","all_power":true,"talons":"point","guards_stack":true,"oracles":"opponents","nemesis_bonus":"mastery","nemesis_draw":"mastery","nemesis_first":"random"}','secret-1:rwSJbKxtylhm7muret1qx0OQRdvZhHuMiOIS-_WITF8','playing',1,1,1,1,0,NULL,NULL,12,'[0]',NULL,NULL,NULL,12,0);
CREATE TABLE transfers (
	code VARCHAR(64) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	guest VARCHAR(64) NOT NULL, 
	expires FLOAT NOT NULL, 
	PRIMARY KEY (code), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE watchers (
	table_id VARCHAR(32) NOT NULL, 
	guest VARCHAR(64) NOT NULL, 
	name TEXT NOT NULL, 
	PRIMARY KEY (table_id, guest), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE workers (
	worker INTEGER NOT NULL, 
	counts TEXT NOT NULL, 
	PRIMARY KEY (worker)
);
CREATE INDEX tables_by_status ON tables (status, updated);
CREATE INDEX tables_by_owner ON tables (owner);
CREATE INDEX seats_by_guest ON seats (guest);
CREATE INDEX tables_by_listing ON tables (status, listed, updated);
COMMIT;
