import { buildOntology, loadGazetteer, parseOnto } from '@counterpart/ontology';
import { createParser } from '../src/index.ts';

/** A small ontology over several sectors: what the tests of the parser name and nothing else. */
const SOURCE = `
= category isco-7 
en Craft workers
= category isco-72 ^ isco-7
en Metal workers
= category isco-721 ^ isco-72
en Sheet metal workers, moulders and welders
= category isco-7212 ^ isco-721
en Welders and flame cutters
= occupation welder 7212
nl lasser | metaallasser
fr soudeur, soudeuse
en welder
it saldatore, saldatrice
+ welding mig
? tig
= occupation warehouse-worker 4321
nl magazijnmedewerker | magazijnier
fr magasinier, magasinière | agent de magasin
en warehouse worker | warehouse operative
it magazziniere, magazziniera
+ stock forklift
= occupation nurse 2221
nl verpleegkundige
fr infirmier, infirmière
en nurse | registered nurse
it infermiere, infermiera
+ wound-care
= occupation production-manager 1321
nl productieleider | productiemanager
fr responsable de production
en production manager
it responsabile di produzione
+ stock
= occupation java-developer 2512
nl java developer | java-ontwikkelaar
fr développeur java, développeuse java
en Java developer
it sviluppatore Java, sviluppatrice Java
+ java sql
? go
= occupation cook 5120
nl kok
fr cuisinier, cuisinière | !chef
en cook | !chef
it cuoco, cuoca
+ haccp
= occupation baker 7512
nl bakker
fr boulanger, boulangère
en baker
it fornaio, fornaia
+ haccp
= occupation accountant 2411
nl boekhouder, boekhoudster
fr comptable
en accountant
it contabile
+ accounting excel
= occupation cleaner 9112
nl schoonmaker, schoonmaakster | poetshulp
fr agent d'entretien, agente d'entretien
en cleaner
it addetto alle pulizie, addetta alle pulizie
+ cleaning
= skill welding
nl lassen
fr soudure
en welding
it saldatura
= skill mig ^ welding
nl MIG-lassen | MIG/MAG-lassen | MIG
fr soudure MIG | MIG
en MIG welding | MIG
it saldatura MIG | saldatura a filo | MIG
= skill tig ^ welding
nl TIG-lassen | TIG
fr soudure TIG | TIG
en TIG welding | TIG
it saldatura TIG | TIG
= skill drawings
nl technische tekeningen lezen | plannen lezen | technische tekening
fr lecture de plans
en reading technical drawings | technical drawings | blueprints
it lettura del disegno tecnico | lettura disegno tecnico
= skill stock
nl voorraadbeheer
fr gestion des stocks
en inventory management | stock management
it gestione del magazzino | gestione delle scorte
= skill wound-care
nl wondzorg
fr soins de plaies
en wound care
it medicazione delle ferite
= skill java
* Java
= skill sql
* SQL
= skill go
* Go
= skill dotnet
* .NET
= skill cpp
* C++
= skill csharp
* C#
= skill nodejs
* Node.js
= skill sap
* !SAP
= skill excel
nl Excel
fr Excel
en Excel | Microsoft Excel
it Excel
= skill accounting
nl boekhouden | boekhouding
fr comptabilité
en accounting | bookkeeping
it contabilità
= skill frontend
nl front-end ontwikkeling | frontend
fr développement front-end | front-end
en front-end development | front end
it sviluppo front-end | front-end
= skill cleaning
nl schoonmaken | poetsen
fr nettoyage
en cleaning
it pulizia
= licence forklift
nl heftruckattest | heftruckcertificaat
fr CACES | brevet cariste
en forklift licence
it patentino muletto | patentino del muletto
= licence driving-b
nl rijbewijs B
fr permis B | permis de conduire B
en driving licence B | driving licence
it patente B
= licence haccp
* HACCP
= shift three-shift
nl 3-ploegenstelsel | 3-ploegen | drieploegenstelsel
fr 3x8 | équipes 3x8
en three-shift system | 3-shift
it tre turni | su tre turni
= place remote
nl thuiswerk
fr télétravail
en remote work
it lavoro da remoto | smart working
= soft teamwork
nl teamwerk | teamspeler | in team
fr esprit d'équipe | travail en équipe
en teamwork | team player
it lavoro di squadra
= soft accuracy
nl nauwkeurigheid | nauwkeurig
fr rigueur | rigoureux, rigoureuse
en accuracy | attention to detail
it precisione
= soft stress
nl stressbestendigheid | stressbestendig
fr résistance au stress
en stress resistance
it resistenza allo stress
= language dutch
nl Nederlands
fr néerlandais
en Dutch
it olandese
= language french
nl Frans
fr français
en French
it francese
= language english
nl Engels
fr anglais
en English
it inglese
= language italian
nl Italiaans
fr italien
en Italian
it italiano
= language german
nl Duits
fr allemand
en German
it tedesco
= degree bachelor
nl bachelor | bachelordiploma
fr bachelier | licence professionnelle
en bachelor's degree | bachelor
it laurea triennale
= field welding-studies
nl Lassen-constructie
fr métallerie
en metalwork
it lavorazione dei metalli
`;

/** The ontology of the tests. */
export const ontology = buildOntology(parseOnto([{ file: 'test.onto', text: SOURCE }]).map(({ concept }) => concept));
/** The gazetteer that ships. */
export const gazetteer = loadGazetteer();
/** One parser for all tests. */
export const parser = createParser(ontology, gazetteer);
