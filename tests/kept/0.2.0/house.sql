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
INSERT INTO "journal" VALUES('tu8823uf55rd',1,'start',-1,0,'{}',1.79488417008183074002e+09);
INSERT INTO "journal" VALUES('tu8823uf55rd',2,'choice',1,1,'{"notation":"draft Fracture Prism","digest":"2-cd1c41240c1f91b9","taught":false,"auto":false,"label":{"id":"etherstone-do-draft","args":{"card":"card:fracture_prism"}},"events":[],"spent":9}',1794884170.09625);
INSERT INTO "journal" VALUES('tu8823uf55rd',3,'choice',0,2,'{"notation":"draft Living-Glass Harness","digest":"2-cbf625767f809548","taught":true,"auto":false,"label":{"id":"etherstone-do-draft","args":{"card":"card:living_glass_harness"}},"events":[["round-picked",1,0,0,0]],"spent":32}',1.79488417011952233314e+09);
INSERT INTO "journal" VALUES('tu8823uf55rd',4,'choice',0,3,'{"notation":"draft Midnight Tide","digest":"2-347398209410130f","taught":false,"auto":false,"label":{"id":"etherstone-do-draft","args":{"card":"card:midnight_tide"}},"events":[],"spent":8}',1.79488417013703536982e+09);
INSERT INTO "journal" VALUES('tu8823uf55rd',5,'choice',1,4,'{"notation":"draft Morning Litany","digest":"2-5bf6bf56d0a1887f","taught":true,"auto":false,"label":{"id":"etherstone-do-draft","args":{"card":"card:morning_litany"}},"events":[["round-picked",2,0,0,0]],"spent":23}',1.79488417015239548678e+09);
INSERT INTO "journal" VALUES('tu8823uf55rd',6,'choice',0,5,'{"notation":"draft Trailburner","digest":"2-b0b23d991710fd7c","taught":false,"auto":false,"label":{"id":"etherstone-do-draft","args":{"card":"card:trailburner"}},"events":[],"spent":2}',1.794884170162955761e+09);
INSERT INTO "journal" VALUES('tu8823uf55rd',7,'choice',1,6,'{"notation":"draft Wrath of the Lower Vents","digest":"2-a9bdb351c1afd0cb","taught":true,"auto":false,"label":{"id":"etherstone-do-draft","args":{"card":"card:wrath_of_the_lower_vents"}},"events":[["round-picked",3,0,0,0]],"spent":17}',1794884170.17792);
INSERT INTO "journal" VALUES('tu8823uf55rd',8,'choice',0,7,'{"notation":"draft Haze Whisperer","digest":"2-2e8cc9b471659a92","taught":false,"auto":false,"label":{"id":"etherstone-do-draft","args":{"card":"card:haze_whisperer"}},"events":[],"spent":1}',1.79488417020367741587e+09);
INSERT INTO "journal" VALUES('tu8823uf55rd',9,'choice',1,8,'{"notation":"draft Insatiable Grub","digest":"2-7e46996ed42e2bcf","taught":true,"auto":false,"label":{"id":"etherstone-do-draft","args":{"card":"card:insatiable_grub"}},"events":[["round-picked",4,0,0,0]],"spent":11}',1.79488417021346616741e+09);
INSERT INTO "journal" VALUES('tu8823uf55rd',10,'choice',1,9,'{"notation":"draft Ant Duchess","digest":"2-853e19e325c35c10","taught":false,"auto":false,"label":{"id":"etherstone-do-draft","args":{"card":"card:ant_duchess"}},"events":[],"spent":14}',1.79488417024181652072e+09);
INSERT INTO "journal" VALUES('7bdu6fwxmpj4',1,'start',-1,0,'{}',1.79488417027646017078e+09);
INSERT INTO "journal" VALUES('7bdu6fwxmpj4',2,'choice',0,1,'{"notation":"put-back Treeweaver","digest":"2-b83702b210112589","taught":false,"auto":false,"label":{"id":"elves-do-put-back","args":{"card":"card:forest-treeweaver"}},"events":[["put-back",0,38,0,0]],"spent":17}',1.79488417030048871044e+09);
INSERT INTO "journal" VALUES('7bdu6fwxmpj4',3,'choice',0,2,'{"notation":"put-back Treeweaver","digest":"2-aa0c08a7814e1db5","taught":false,"auto":false,"label":{"id":"elves-do-put-back","args":{"card":"card:forest-treeweaver"}},"events":[["put-back",0,38,0,0]],"spent":3}',1.79488417032038736348e+09);
INSERT INTO "journal" VALUES('7bdu6fwxmpj4',4,'choice',1,3,'{"notation":"put-back Tarien Lord of the Noon Gates","digest":"2-cbf9213b7584696e","taught":false,"auto":false,"label":{"id":"elves-do-put-back","args":{"card":"card:high-tarien"}},"events":[["put-back",1,47,0,0]],"spent":1}',1.79488417032918071746e+09);
INSERT INTO "journal" VALUES('7bdu6fwxmpj4',5,'choice',1,4,'{"notation":"put-back Keeper of the Seals","digest":"2-ef63e18808dc300a","taught":true,"auto":false,"label":{"id":"elves-do-put-back","args":{"card":"card:high-seal-keeper"}},"events":[["put-back",1,51,0,0],["lot-drawn",0,69,5,0],["lot-drawn",1,63,10,0],["goes-first",1,0,0,0],["goal-dealt",0,1,0,0],["goal-dealt",1,6,0,0],["turn-began",1,1,0,0]],"spent":3}',1.79488417034223294256e+09);
INSERT INTO "journal" VALUES('7bdu6fwxmpj4',6,'choice',1,5,'{"notation":"attack land-15","digest":"2-feff46515dc2946e","taught":false,"auto":false,"label":{"id":"elves-do-attack","args":{"cell":"cell:land-15"}},"events":[["attacked",1,27,-1,0]],"spent":11}',1.79488417036019659049e+09);
INSERT INTO "journal" VALUES('7bdu6fwxmpj4',7,'choice',1,6,'{"notation":"look 1","digest":"2-94e89f96f393082c","taught":true,"auto":false,"label":{"id":"elves-do-look","args":{"n":1}},"events":[["looked",1,1,0,0]],"spent":5}',1.79488417036933231357e+09);
INSERT INTO "journal" VALUES('7bdu6fwxmpj4',8,'choice',1,7,'{"notation":"show Crag Harpy","digest":"2-68eba7c18eecc178","taught":false,"auto":false,"label":{"id":"elves-do-show","args":{"card":"card:neutral-crag-harpy"}},"events":[["showed",1,1,63,0]],"spent":5}',1.79488417038288402562e+09);
INSERT INTO "journal" VALUES('7bdu6fwxmpj4',9,'choice',1,8,'{"notation":"fight 1","digest":"2-69090c5d4bf7ee5d","taught":true,"auto":false,"label":{"id":"elves-do-fight","args":{"n":1}},"events":[["keeps-neutrals",0,0,0,0],["squad-chosen",1,1,0,0]],"spent":5}',1.79488417039190602305e+09);
INSERT INTO "journal" VALUES('7bdu6fwxmpj4',10,'choice',1,9,'{"notation":"send Spear of the Dawn","digest":"2-57d39ef5ed800fac","taught":false,"auto":false,"label":{"id":"elves-do-send","args":{"card":"card:high-dawn-spear"}},"events":[["sent",1,49,0,0]],"spent":7}',1.79488417041640591618e+09);
INSERT INTO "journal" VALUES('7bdu6fwxmpj4',11,'choice',1,10,'{"notation":"send Crystal Wall Arbalester","digest":"2-a5fb7a126410bd71","taught":false,"auto":false,"label":{"id":"elves-do-send","args":{"card":"card:high-crystal-arbalester"}},"events":[["sent",1,53,0,0]],"spent":1}',1.79488417043563961979e+09);
INSERT INTO "journal" VALUES('7bdu6fwxmpj4',12,'choice',1,11,'{"notation":"send Crown Treasurer","digest":"2-90180f7eb74c0ce0","taught":true,"auto":false,"label":{"id":"elves-do-send","args":{"card":"card:high-crown-treasurer"}},"events":[["sent",1,54,0,0],["centre-opened",49,54,0,0]],"spent":6}',1.79488417045320105547e+09);
INSERT INTO "journal" VALUES('7bdu6fwxmpj4',13,'choice',1,12,'{"notation":"swap-in S","digest":"2-f5414bf5fb484a74","taught":false,"auto":false,"label":{"id":"elves-do-swap-in","args":{"place":"place:S","card":"card:high-crystal-arbalester"}},"events":[["reserve-swapped",1,49,53,0],["fatally-wounded",54,0,0,0],["in-reserve",53,0,0,0],["round-began",1,0,0,0],["struck",63,2,49,0],["hit",49,1,0,0],["struck-back",49,6,0,0],["hit",63,1,0,0],["died",49,0,0,0],["battle-lost",1,27,0,2],["treasure-lost",86,0,0,0],["turn-began",0,2,0,0]],"spent":5}',1.79488417047349572185e+09);
INSERT INTO "journal" VALUES('7bdu6fwxmpj4',14,'choice',0,13,'{"notation":"act Pathfinder","digest":"2-a7e3d57944879640","taught":false,"auto":false,"label":{"id":"elves-do-act","args":{"card":"card:forest-pathfinder"}},"events":[["action-declared",0,36,0,0]],"spent":10}',1.79488417049016046522e+09);
INSERT INTO "journal" VALUES('7bdu6fwxmpj4',15,'choice',0,14,'{"notation":"peek 2","digest":"2-48f10fb786ec1048","taught":true,"auto":false,"label":{"id":"elves-do-peek","args":{"n":2}},"events":[["squad-seen",0,2,0,0],["drew",0,39,0,0]],"spent":6}',1.7948841705022008419e+09);
INSERT INTO "journal" VALUES('459wupdq796j',1,'start',-1,0,'{}',1.79488417055339026452e+09);
INSERT INTO "journal" VALUES('459wupdq796j',2,'choice',1,1,'{"notation":"keep-hand","digest":"2-c62030a8a627be0e","taught":false,"auto":false,"label":{"id":"evolution-do-keep-hand","args":{}},"events":[],"spent":15}',1.79488417057620859148e+09);
INSERT INTO "journal" VALUES('459wupdq796j',3,'choice',0,2,'{"notation":"redraw","digest":"2-8f86917f97be38de","taught":true,"auto":false,"label":{"id":"evolution-do-redraw","args":{}},"events":[["redrew",0,5,0,0],["drew",0,10,0,0],["drew",0,28,0,0],["drew",0,0,0,0],["drew",0,29,0,0],["drew",0,12,0,0],["turn-began",1,0,0,0]],"spent":16}',1.79488417061017775534e+09);
INSERT INTO "journal" VALUES('459wupdq796j',4,'choice',1,3,'{"notation":"create Vengeful/Greedy","digest":"2-2bd5b1de13c919fa","taught":false,"auto":false,"label":{"id":"evolution-do-create","args":{"card":"card:B27"}},"events":[["created",1,8,26,0]],"spent":3}',1.79488417061736249928e+09);
INSERT INTO "journal" VALUES('459wupdq796j',5,'choice',1,4,'{"notation":"add-nothing","digest":"2-dc37a6d6f4442fae","taught":false,"auto":false,"label":{"id":"evolution-do-add-nothing","args":{}},"events":[],"spent":3}',1.794884170625207901e+09);
INSERT INTO "journal" VALUES('459wupdq796j',6,'choice',1,5,'{"notation":"activate B2","digest":"2-f9df5f790b4b2817","taught":false,"auto":false,"label":{"id":"evolution-do-activate","args":{"creature":"B2"}},"events":[["activated",8,0,0,0]],"spent":2}',1.79488417063576340682e+09);
INSERT INTO "journal" VALUES('459wupdq796j',7,'choice',1,6,'{"notation":"sleep","digest":"2-cddf5ba8104034a3","taught":false,"auto":false,"label":{"id":"evolution-do-sleep","args":{}},"events":[["fell-asleep",8,0,0,0],["turn-began",0,0,0,0]],"spent":1}',1.79488417064587974544e+09);
INSERT INTO "journal" VALUES('459wupdq796j',8,'choice',0,7,'{"notation":"create Vampire/Flying","digest":"2-d6ef9eae6ad4fd78","taught":false,"auto":false,"label":{"id":"evolution-do-create","args":{"card":"card:B01"}},"events":[["created",0,7,0,0]],"spent":5}',1.79488417065689396861e+09);
INSERT INTO "journal" VALUES('459wupdq796j',9,'choice',0,8,'{"notation":"add Inheriting of Toxic/Inheriting to A2","digest":"2-ab51b2566d585d48","taught":false,"auto":false,"label":{"id":"evolution-do-add","args":{"trait":"card:inheriting","card":"card:B29","creature":"A2"}},"events":[["added",7,13,0,0]],"spent":4}',1.79488417066514372821e+09);
INSERT INTO "journal" VALUES('459wupdq796j',10,'choice',0,9,'{"notation":"activate A2","digest":"2-08e0aa0ffa3d82c0","taught":false,"auto":false,"label":{"id":"evolution-do-activate","args":{"creature":"A2"}},"events":[["activated",7,0,0,0]],"spent":1}',1794884170.6686);
INSERT INTO "journal" VALUES('64natycrmyv4',1,'start',-1,0,'{}',1.7948841707099375725e+09);
INSERT INTO "journal" VALUES('64natycrmyv4',2,'choice',0,1,'{"notation":"summon Assistant L1 1/2","digest":"2-e7261ce1b96206b8","taught":false,"auto":false,"label":{"id":"quarriors-do-summon","args":{"face":"face:assistant-5","side":"side:assistant-5","card":"card:assistant","price":1}},"events":[["spent",0,0,0,0],["summoned",0,1,12,1]],"spent":21}',1.7948841707354986668e+09);
INSERT INTO "journal" VALUES('64natycrmyv4',3,'choice',0,2,'{"notation":"summon Assistant L1 1/2","digest":"2-c8efd60a1904a84c","taught":false,"auto":false,"label":{"id":"quarriors-do-summon","args":{"face":"face:assistant-5","side":"side:assistant-5","card":"card:assistant","price":1}},"events":[["spent",0,0,0,0],["summoned",0,1,12,1]],"spent":2}',1.79488417074820232393e+09);
INSERT INTO "journal" VALUES('64natycrmyv4',4,'choice',0,3,'{"notation":"attack","digest":"2-b0e641364353d7c4","taught":false,"auto":false,"label":{"id":"quarriors-do-attack","args":{}},"events":[["phase-began",0,4,0,0],["attacker",0,1,1,0],["attacker",0,1,1,0],["attack-began",0,2,0,0],["passed-over",0,1,0,0],["phase-began",0,5,0,0]],"spent":38}',1.79488417079620742791e+09);
INSERT INTO "journal" VALUES('64natycrmyv4',5,'choice',0,4,'{"notation":"capture Ghostly Spirit","digest":"2-c4f01082b5acc146","taught":false,"auto":false,"label":{"id":"quarriors-do-capture","args":{"card":"card:ghostly_spirit","price":3}},"events":[["spent",0,5,0,0],["spent",0,0,0,0],["captured",0,12,3,0]],"spent":45}',1.79488417085053443911e+09);
INSERT INTO "journal" VALUES('64natycrmyv4',6,'choice',0,5,'{"notation":"end-turn","digest":"2-14a6780d0fe382ba","taught":true,"auto":true,"label":{"id":"quarriors-do-end-turn","args":{}},"events":[["phase-began",0,6,0,0],["turn-began",1,2,0,0],["phase-began",1,1,0,0],["phase-began",1,2,0,0],["drew",1,1,0,0],["drew",1,0,0,0],["drew",1,0,0,0],["drew",1,1,0,0],["drew",1,0,0,0],["drew",1,0,0,0],["rolled",1,8,0,0],["rolled",1,5,0,0],["rolled",1,0,0,0],["rolled",1,12,0,0],["rolled",1,0,0,0],["rolled",1,5,0,0],["phase-began",1,3,0,0]],"spent":3}',1.79488417086560964582e+09);
INSERT INTO "journal" VALUES('64natycrmyv4',7,'choice',1,6,'{"notation":"attack","digest":"2-f663fd3d6111d499","taught":false,"auto":false,"label":{"id":"quarriors-do-attack","args":{}},"events":[["phase-began",1,4,0,0],["phase-began",1,5,0,0]],"spent":4}',1.79488417089018607135e+09);
INSERT INTO "journal" VALUES('p62ehxtkxbdn',1,'start',-1,0,'{}',1.79488417089748764033e+09);
INSERT INTO "journal" VALUES('64natycrmyv4',8,'choice',1,7,'{"notation":"capture Assistant","digest":"2-e37972bab7fcbc6d","taught":false,"auto":false,"label":{"id":"quarriors-do-capture","args":{"card":"card:assistant","price":1}},"events":[["spent",1,8,0,0],["captured",1,1,1,0]],"spent":2}',1.79488417090564179425e+09);
INSERT INTO "journal" VALUES('p62ehxtkxbdn',2,'choice',1,1,'{"notation":"play Shard Reactor","digest":"2-e4ab6ca90301145e","taught":false,"auto":false,"label":{"id":"shards-do-play","args":{"card":"card:shard_reactor"}},"events":[["played",1,39,0,0],["gained-gems",1,2,0,0]],"spent":9}',1.79488417091347336775e+09);
INSERT INTO "journal" VALUES('64natycrmyv4',9,'choice',1,8,'{"notation":"end-turn","digest":"2-2de25301a1959487","taught":false,"auto":false,"label":{"id":"quarriors-do-end-turn","args":{}},"events":[["phase-began",1,6,0,0],["swept",1,5,0,0],["turn-began",0,3,0,0],["phase-began",0,1,0,0],["scored",0,1,1,0],["scored",0,1,1,0],["gained-glory",0,2,2,0]],"spent":3}',1.79488417093241858484e+09);
INSERT INTO "journal" VALUES('p62ehxtkxbdn',3,'choice',1,2,'{"notation":"focus","digest":"2-955a29e1a46a3381","taught":false,"auto":false,"label":{"id":"shards-do-focus","args":{}},"events":[["focused",1,0,0,0],["gained-mastery",1,1,0,0]],"spent":6}',1.79488417094876194003e+09);
INSERT INTO "journal" VALUES('p62ehxtkxbdn',4,'choice',1,3,'{"notation":"play Blaster","digest":"2-d4d740ac185cc6a8","taught":false,"auto":false,"label":{"id":"shards-do-play","args":{"card":"card:blaster"}},"events":[["played",1,38,0,0],["gained-power",1,1,0,0]],"spent":1}',1.79488417104193544388e+09);
INSERT INTO "journal" VALUES('p62ehxtkxbdn',5,'choice',1,4,'{"notation":"play Infinity Shard","digest":"2-531f701e0e93c8a0","taught":false,"auto":false,"label":{"id":"shards-do-play","args":{"card":"card:infinity_shard"}},"events":[["played",1,40,0,0],["gained-power",1,2,0,0]],"spent":4}',1.79488417105835509303e+09);
INSERT INTO "journal" VALUES('p62ehxtkxbdn',6,'choice',1,5,'{"notation":"end-main","digest":"2-49f2cfaf409b98f8","taught":false,"auto":false,"label":{"id":"shards-do-end-main","args":{}},"events":[["attack-began",1,0,0,0],["assigned",1,0,3,0]],"spent":1}',1.79488417107173776629e+09);
INSERT INTO "journal" VALUES('p62ehxtkxbdn',7,'choice',0,6,'{"notation":"no-more","digest":"2-e82a4b92e05a12b6","taught":true,"auto":true,"label":{"id":"shards-do-no-more","args":{}},"events":[["damaged",0,3,0,0],["end-began",1,0,0,0],["allies-discarded",1,3,0,0],["hand-discarded",1,2,0,0],["pool-lost",1,1,0,0],["drew",1,37,0,0],["drew",1,37,0,0],["drew",1,37,0,0],["drew",1,37,0,0],["drew",1,37,0,0],["turn-passed",1,0,0,0],["turn-began",0,2,0,0]],"spent":0,"passed":true,"told":true}',1.79488417107459211343e+09);
INSERT INTO "journal" VALUES('p62ehxtkxbdn',8,'choice',0,7,'{"notation":"end-main","digest":"2-32089f9fe5a6b197","taught":true,"auto":false,"label":{"id":"shards-do-end-main","args":{}},"events":[["attack-began",0,0,0,0],["end-began",0,0,0,0],["hand-discarded",0,5,0,0],["drew",0,40,0,0],["drew",0,37,0,0],["drew",0,37,0,0],["drew",0,37,0,0],["drew",0,37,0,0],["turn-passed",0,1,0,0],["turn-began",1,3,0,0]],"spent":2}',1.79488417108343601227e+09);
INSERT INTO "journal" VALUES('p62ehxtkxbdn',9,'choice',1,8,'{"notation":"end-main","digest":"2-a4da289275b132e7","taught":true,"auto":false,"label":{"id":"shards-do-end-main","args":{}},"events":[["attack-began",1,0,0,0],["end-began",1,0,0,0],["hand-discarded",1,5,0,0],["shuffled",1,0,0,0],["drew",1,37,0,0],["drew",1,37,0,0],["drew",1,40,0,0],["drew",1,37,0,0],["drew",1,39,0,0],["turn-passed",1,0,0,0],["turn-began",0,4,0,0]],"spent":3}',1.79488417108856940273e+09);
INSERT INTO "journal" VALUES('p62ehxtkxbdn',10,'choice',0,9,'{"notation":"play Crystal","digest":"2-13efcb08fdc1ee6a","taught":false,"auto":false,"label":{"id":"shards-do-play","args":{"card":"card:crystal"}},"events":[["played",0,37,0,0],["gained-gems",0,1,0,0]],"spent":2}',1.79488417109704375264e+09);
INSERT INTO "journal" VALUES('p62ehxtkxbdn',11,'choice',0,10,'{"notation":"end-main","digest":"2-a37526cd7c724c1c","taught":true,"auto":false,"label":{"id":"shards-do-end-main","args":{}},"events":[["attack-began",0,0,0,0],["end-began",0,0,0,0],["allies-discarded",0,1,0,0],["hand-discarded",0,4,0,0],["pool-lost",0,1,0,0],["shuffled",0,0,0,0],["drew",0,37,0,0],["drew",0,37,0,0],["drew",0,37,0,0],["drew",0,37,0,0],["drew",0,37,0,0],["turn-passed",0,1,0,0],["turn-began",1,5,0,0]],"spent":2}',1.79488417110433387752e+09);
INSERT INTO "journal" VALUES('p62ehxtkxbdn',12,'choice',1,11,'{"notation":"end-main","digest":"2-f21396ff911a0d55","taught":true,"auto":false,"label":{"id":"shards-do-end-main","args":{}},"events":[["attack-began",1,0,0,0],["end-began",1,0,0,0],["hand-discarded",1,5,0,0],["drew",1,38,0,0],["drew",1,37,0,0],["drew",1,37,0,0],["drew",1,37,0,0],["drew",1,37,0,0],["turn-passed",1,0,0,0],["turn-began",0,6,0,0]],"spent":3}',1.79488417111401915549e+09);
INSERT INTO "journal" VALUES('p62ehxtkxbdn',13,'choice',0,12,'{"notation":"end-main","digest":"2-9e6a9ce10360acfb","taught":true,"auto":false,"label":{"id":"shards-do-end-main","args":{}},"events":[["attack-began",0,0,0,0],["end-began",0,0,0,0],["hand-discarded",0,5,0,0],["drew",0,40,0,0],["drew",0,38,0,0],["drew",0,37,0,0],["drew",0,37,0,0],["drew",0,39,0,0],["turn-passed",0,1,0,0],["turn-began",1,7,0,0]],"spent":2}',1.79488417112546539311e+09);
INSERT INTO "journal" VALUES('p62ehxtkxbdn',14,'choice',1,13,'{"notation":"play Blaster","digest":"2-886fcc9f6b0a2a23","taught":false,"auto":false,"label":{"id":"shards-do-play","args":{"card":"card:blaster"}},"events":[["played",1,38,0,0],["gained-power",1,1,0,0]],"spent":4}',1.79488417113660645484e+09);
INSERT INTO "journal" VALUES('p62ehxtkxbdn',15,'choice',1,14,'{"notation":"end-main","digest":"2-a97afef2cbdd471c","taught":false,"auto":false,"label":{"id":"shards-do-end-main","args":{}},"events":[["attack-began",1,0,0,0],["assigned",1,0,1,0]],"spent":5}',1.79488417114537739758e+09);
INSERT INTO "journal" VALUES('p62ehxtkxbdn',16,'choice',0,15,'{"notation":"no-more","digest":"2-45b9a91829bbac12","taught":true,"auto":true,"label":{"id":"shards-do-no-more","args":{}},"events":[["damaged",0,1,0,0],["end-began",1,0,0,0],["allies-discarded",1,1,0,0],["hand-discarded",1,4,0,0],["shuffled",1,0,0,0],["drew",1,37,0,0],["drew",1,38,0,0],["drew",1,40,0,0],["drew",1,37,0,0],["drew",1,37,0,0],["turn-passed",1,0,0,0],["turn-began",0,8,0,0]],"spent":0,"passed":true,"told":true}',1.7948841711527142524e+09);
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
INSERT INTO "seats" VALUES('tu8823uf55rd',0,'person','Anna','','96c0fd6a2f014813e79d632ac1e031f79c6b1ece57a8f96ff6444cbdd8d1b76f','{}');
INSERT INTO "seats" VALUES('tu8823uf55rd',1,'bot','random','random','','{}');
INSERT INTO "seats" VALUES('7bdu6fwxmpj4',0,'person','Anna','','96c0fd6a2f014813e79d632ac1e031f79c6b1ece57a8f96ff6444cbdd8d1b76f','{}');
INSERT INTO "seats" VALUES('7bdu6fwxmpj4',1,'bot','random','random','','{}');
INSERT INTO "seats" VALUES('459wupdq796j',0,'person','Anna','','96c0fd6a2f014813e79d632ac1e031f79c6b1ece57a8f96ff6444cbdd8d1b76f','{}');
INSERT INTO "seats" VALUES('459wupdq796j',1,'bot','random','random','','{}');
INSERT INTO "seats" VALUES('64natycrmyv4',0,'person','Anna','','96c0fd6a2f014813e79d632ac1e031f79c6b1ece57a8f96ff6444cbdd8d1b76f','{}');
INSERT INTO "seats" VALUES('64natycrmyv4',1,'bot','random','random','','{}');
INSERT INTO "seats" VALUES('p62ehxtkxbdn',0,'person','Anna','','96c0fd6a2f014813e79d632ac1e031f79c6b1ece57a8f96ff6444cbdd8d1b76f','{}');
INSERT INTO "seats" VALUES('p62ehxtkxbdn',1,'bot','random','random','','{}');
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
INSERT INTO "tables" VALUES('tu8823uf55rd',1.7948841700701098442e+09,1.79488417024182963371e+09,'96c0fd6a2f014813e79d632ac1e031f79c6b1ece57a8f96ff6444cbdd8d1b76f','etherstone',2,'{"cards":"draft","refresh_to_zero":true,"infected_refresh":true,"matches":"live","immediate":"optional","infected_gains":"lost"}','secret-1:vALL5xFwf4t5PFeqQWxJUPjciJYda63kSz7RVKz4v8o','playing',1,1,1,1,0,NULL,NULL,10,'[0]',NULL,NULL,NULL,10,0);
INSERT INTO "tables" VALUES('7bdu6fwxmpj4',1.79488417026090931894e+09,1.7948841705022125244e+09,'96c0fd6a2f014813e79d632ac1e031f79c6b1ece57a8f96ff6444cbdd8d1b76f','elves',2,'{"scenario":"superiority","layout":"novice","race":"lands","nations":"random","castles":"seated","allies":"across","trade":true,"castle_retreat":false,"reveal":"on_take","inherit":false,"ally_keeper":false,"castles_are_towers":false}','secret-1:2XGVkiexAmThqvcb55SccMOOWE1K9WdhH-ePojEGS1k','playing',1,1,1,1,0,NULL,NULL,15,'[0]',NULL,NULL,NULL,15,0);
INSERT INTO "tables" VALUES('459wupdq796j',1.79488417053967761992e+09,1.79488417066860795018e+09,'96c0fd6a2f014813e79d632ac1e031f79c6b1ece57a8f96ff6444cbdd8d1b76f','evolution',2,'{"ether":false,"victims":false,"rare":"auto","familiar":false,"difficulty":"normal","sleep_after_gain":true,"crystal_per_success":"trait","hand_refill":"up-to-5","new_source_each_round":true,"friendly_attack":true,"ether_pick_after_discard":true,"late_activation_traits":false,"copy_can_break_targeting":false,"copy_lasts_through_after_attack":true,"second_attack_optional":true,"hiding_before_traits":true,"after_attack_optional":true,"familiar_accepts_traits":false,"beast_acts_before_round_end":true,"topmost":"newest","familiar_in_solo":false,"pesky_once_per_round":true,"figure":"behind"}','secret-1:bcdHUBrsl8FE1Tni3Ud6mnhT2-dUSjvW3TdTISj6iFY','playing',1,1,1,1,0,NULL,NULL,10,'[0]',NULL,NULL,NULL,10,0);
INSERT INTO "tables" VALUES('64natycrmyv4',1.79488417068654966353e+09,1.794884170932431221e+09,'96c0fd6a2f014813e79d632ac1e031f79c6b1ece57a8f96ff6444cbdd8d1b76f','quarriors',2,'{"wilds":"random","first":"random","second_capture":false,"spent_pile":false,"damage_once":false,"portal_loop":false,"assistant_is_creature":false,"hag_just_scored":false,"tax_on_free_summons":false,"ooze_copies_all":false,"sweep_spells_at_scoring":false}','secret-1:djHOfdq7QHrvzmQHdxishsqQwVV1dwsB1Cy4ERkk4eY','playing',1,1,1,1,0,NULL,NULL,9,'[0]',NULL,NULL,NULL,9,0);
INSERT INTO "tables" VALUES('p62ehxtkxbdn',1.79488417087680721282e+09,1.79488417115272426601e+09,'96c0fd6a2f014813e79d632ac1e031f79c6b1ece57a8f96ff6444cbdd8d1b76f','shards',2,'{"variant":"standard","relics":true,"auction":false,"draft":false,"secret":false,"leaders":"random","all_power":true,"talons":"point","guards_stack":true,"oracles":"opponents","nemesis_bonus":"mastery","nemesis_draw":"mastery","nemesis_first":"random"}','secret-1:QQWWq3Cuh6mLjHdZYGCkfJZ8-oG7-jgJzJUytAw7OPI','playing',1,1,1,1,0,NULL,NULL,16,'[0]',NULL,NULL,NULL,16,0);
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
