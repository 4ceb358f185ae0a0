/** Titles that recruiters type every day, and the occupation each names where nothing else tells it. */
export const EVERYDAY_TITLES = `
DUT|shipping-clerk|Medewerker expeditie
DUT|loader-unloader|Laadploeg medewerker
DUT|delivery-driver|Bezorger maaltijden
DUT|bicycle-courier|Fietskoerier
DUT|coach-driver|Touringcarchauffeur
DUT|refuse-collector|Vuilnisman
DUT|taxi-driver|Chauffeur groepsvervoer
DUT|press-brake-operator|Kanter
DUT|power-line-worker|Monteur laagspanning
DUT|power-line-worker|Monteur middenspanning
DUT|solar-installer|Zonnepanelenmonteur
DUT|electrician|Laadpaalmonteur
DUT|hvac-technician|Monteur airco
DUT|construction-estimator|Calculator
DUT|car-mechanic|Mecanieker
DUT|sheet-metal-worker|Plaatwerker
DUT|deli-counter-assistant|Medewerker vleeswaren
DUT|dishwasher-person|Spoelhulp
DUT|waiter|Ontbijtmedewerker
DUT|canteen-assistant|Medewerker bedrijfsrestaurant
DUT|nurse-aide-basic|Helpende
DUT|home-nurse|Thuisverpleegkundige
DUT|childminder|Oppas
DUT|childcare-worker|Leidster kinderdagverblijf
DUT|after-school-carer|Overblijfmedewerker
DUT|receptionist|Telefonist
DUT|administrative-assistant|Medewerker secretariaat
DUT|executive-assistant|Managementassistent
DUT|postal-worker|Postbezorger
DUT|inside-sales|Medewerker binnendienst
DUT|customer-service-agent|Klantenservicemedewerker
DUT|customer-service-agent|Medewerker klantendienst
DUT|accounting-clerk|Assistent accountant
DUT|accounts-receivable-clerk|Medewerker debiteuren
DUT|payroll-officer|Loonverwerker
DUT|hr-officer|P&O-adviseur
DUT|notary-clerk|Notarismedewerker
DUT|community-guard|Handhaver
DUT|draughtsperson|Tekenaar
DUT|shelf-stacker|Vulploegmedewerker
DUT|community-guard|Toezichthouder
DUT|event-crew|Evenementenmedewerker
DUT|event-crew|Standbouwer
DUT|farm-worker|Seizoenarbeider
DUT|animal-carer|Dierenverzorger
DUT|property-caretaker|Manusje van alles
DUT|maintenance-technician|Technisch medewerker
DUT|waiter|Flexijobber horeca
DUT|sports-coach|Monitor sportkamp
DUT|bicycle-mechanic|Fietsmecanieker
DUT|tram-driver|Tramchauffeur
DUT|train-driver|Machinist
DUT|funeral-worker|Uitvaartmedewerker
DUT|special-needs-teacher|Leerkracht buitengewoon onderwijs
DUT|webmaster-content|Contentmanager
DUT|municipal-desk-clerk|Loketmedewerker
FRE|goods-in-operative|Réceptionnaire
FRE|cnc-operator|Opérateur commande numérique
FRE|industrial-mechanic|Ajusteur
FRE|power-line-worker|Monteur réseau
FRE|production-team-leader|Chef d'équipe
FRE|draughtsperson|Dessinateur
FRE|car-mechanic|Mécanicien
FRE|car-painter|Peintre auto
FRE|vehicle-inspector|Contrôleur technique
FRE|butcher|Charcutier
FRE|cook|Crêpier
FRE|night-receptionist|Veilleur de nuit
FRE|housekeeping-supervisor|Gouvernante
FRE|home-nurse|Infirmière à domicile
FRE|childminder|Accueillante d'enfants
FRE|youth-worker|Animatrice
FRE|school-supervisor|Surveillant
FRE|payroll-officer|Assistant paie
FRE|accounts-receivable-clerk|Comptable clients
FRE|accounts-receivable-clerk|Recouvreur
FRE|recruiter|Conseiller en recrutement
FRE|civil-servant|Adjoint administratif
FRE|civil-servant|Rédacteur territorial
FRE|property-caretaker|Adjoint technique
FRE|security-guard|Agent de surveillance
FRE|job-coach-worker|Conseiller en insertion
FRE|production-planner|Ordonnanceur
FRE|call-centre-inbound|Téléopérateur
FRE|department-manager-retail|Chef de rayon
FRE|nail-technician|Prothésiste ongulaire
FRE|youth-worker|Animateur
FRE|youth-worker|Animateur de plaine
FRE|fruit-picker|Saisonnier agricole
FRE|property-caretaker|Homme toutes mains
FRE|social-media-manager|Community manager
FRE|airport-check-in-agent|Agent d'escale
FRE|waste-sorter|Agent de tri
FRE|asbestos-remover|Désamianteur
FRE|laundry-worker|Blanchisseur
FRE|meat-processing-worker|Opérateur de découpe
ENG|warehouse-worker|Warehouse Person
ENG|reach-truck-driver|Reach Truck Driver
ENG|goods-in-operative|Goods In Operative
ENG|truck-driver-c-regional|HGV 2 Driver
ENG|articulated-truck-driver|Tramper
ENG|bus-driver|PSV Driver
ENG|refuse-collector|Refuse Loader
ENG|traffic-clerk|Traffic Office Clerk
ENG|air-sea-freight-clerk|Import Clerk
ENG|electrician|Electrical Improver
ENG|electrician|PAT Tester
ENG|solar-installer|Solar Installer
ENG|electrician|EV Charger Installer
ENG|plumber|Plumbing Apprentice
ENG|construction-worker|Hod Carrier
ENG|construction-worker|Labourer
ENG|production-worker|General Operative
ENG|excavator-operator|360 Driver
ENG|construction-site-manager|Site Agent
ENG|site-foreman|Ganger
ENG|architectural-technician|Architectural Technologist
ENG|landscape-gardener|Groundsperson
ENG|property-caretaker|Handyperson
ENG|property-caretaker|Multi Trader
ENG|car-mechanic|Mechanic
ENG|car-painter|Paint Technician
ENG|car-valeter|Car Cleaner
ENG|automotive-service-adviser|Service Advisor
ENG|pastry-chef|Cake Decorator
ENG|cook|Chef
ENG|dishwasher-person|Dishwasher
ENG|waiter|Glass Collector
ENG|chambermaid|Housekeeper
ENG|chambermaid|Housekeeping Assistant
ENG|domestic-cleaner|Domestic Cleaner
ENG|healthcare-assistant|Carer
ENG|night-carer|Night Carer
ENG|healthcare-assistant|Senior Carer
ENG|receptionist|GP Receptionist
ENG|childcare-worker|Nursery Practitioner
ENG|teaching-assistant|SNA
ENG|after-school-carer|Midday Supervisor
ENG|school-supervisor|Invigilator
ENG|community-guard|Lollipop Person
ENG|cultural-coordinator|Learning Officer
ENG|administrative-assistant|Office Junior
ENG|customer-service-agent|Contact Centre Advisor
ENG|sales-representative|Field Sales Executive
ENG|inside-sales|Internal Sales
ENG|payroll-officer|Payroll Manager
ENG|hr-officer|HR Advisor
ENG|civil-servant|Clerical Officer
ENG|civil-servant|Executive Officer
ENG|production-team-leader|Shift Manager
ENG|qc-lab-analyst|Analytical Scientist
ENG|frontend-developer|Frontend Developer
ENG|it-support-technician|1st Line Support
ENG|it-support-technician|2nd Line Support Engineer
ENG|it-support-technician|IT Technician
ENG|shop-assistant|Store Assistant
ENG|shelf-stacker|Replenishment Assistant
ENG|department-manager-retail|Assistant Manager Retail
ENG|shop-assistant|Key Holder
ENG|barber|Barber
ENG|nail-technician|Nail Technician
ENG|dairy-farm-worker|Milker
ENG|animal-carer|Dog Walker
ENG|youth-worker|Summer Camp Leader
ENG|youth-worker|Activity Leader
ENG|claims-handler|Claims Handler
ENG|flight-attendant|Cabin Crew
ENG|funeral-worker|Funeral Operative
ENG|car-mechanic|Mobile Mechanic
ENG|cashier|Box Office Assistant
ITA|production-worker|Addetto alla produzione
ITA|production-operator|Conduttore impianti
ITA|production-operator|Addetto macchine
ITA|truck-driver|Autista
ITA|truck-driver|Autista CQC
ITA|bicycle-courier|Rider
ITA|taxi-driver|NCC
ITA|transport-planner|Disponente
ITA|customs-declarant|Addetto dogana
ITA|metal-worker|Carpentiere
ITA|sheet-metal-worker|Lattoniere
ITA|industrial-painter|Verniciatore
ITA|draughtsperson|Disegnatore
ITA|design-engineer-mechanical|Progettista
ITA|landscape-gardener|Operatore del verde
ITA|car-mechanic|Meccanico
ITA|auto-electrician|Elettrauto
ITA|deli-counter-assistant|Addetto banco salumi
ITA|canteen-assistant|Addetta mensa scolastica
ITA|canteen-assistant|Addetto ristorazione
ITA|housekeeping-supervisor|Governante
ITA|domestic-cleaner|Donna delle pulizie
ITA|laundry-worker|Lavandaia
ITA|teaching-assistant|Assistente scolastico
ITA|primary-teacher|Maestra
ITA|secondary-teacher|Insegnante
ITA|administrative-assistant|Impiegato
ITA|receptionist|Impiegata front office
ITA|medical-secretary|Segretaria studio medico
ITA|receptionist|Addetta alla reception
ITA|hr-assistant|Addetto ufficio personale
ITA|recruiter|Addetto alla selezione
ITA|legal-assistant|Impiegato studio legale
ITA|civil-servant|Operatore amministrativo
ITA|civil-servant|Messo comunale
ITA|production-team-leader|Caporeparto
ITA|production-team-leader|Capo squadra
ITA|shop-assistant|Consulente di vendita
ITA|shop-assistant|Addetto ipermercato
ITA|department-manager-retail|Capo reparto ortofrutta
ITA|nail-technician|Onicotecnica
ITA|security-guard|Addetto alla sicurezza
ITA|property-caretaker|Portiere
ITA|fruit-picker|Raccoglitore
ITA|sewing-machine-operator|Addetta alla cucitura
ITA|injection-moulding-operator|Addetto stampaggio plastica
ITA|laundry-worker|Operatore lavanderia
ITA|draughtsperson|Perito meccanico
ITA|industrial-electrician|Perito elettrotecnico
ITA|field-service-technician|Tecnico installatore
ITA|lift-technician|Tecnico ascensori
ITA|telecom-technician|Antennista
ITA|fibre-technician|Tecnico fibra
ITA|museum-worker|Addetto museo
ITA|deli-counter-assistant|Banchista
ITA|childcare-worker|Ausiliaria asilo
ITA|nurse-aide-basic|Ausiliario socio assistenziale
ITA|airport-check-in-agent|Addetto scalo
ITA|forestry-worker|Operatore forestale
ITA|meat-processing-worker|Norcino
ITA|food-production-worker|Pastaio
ITA|food-production-worker|Mugnaio
DUT|primary-teacher|Juf
DUT|shop-assistant|Winkelhulp
DUT|chimney-sweep|Schouwveger
DUT|butcher|Slagersjongen
DUT|fishmonger|Viskoopman
DUT|swimming-instructor|Zwemleraar
DUT|fitness-instructor|Fitnesstrainer
DUT|fitness-instructor|Yogadocent
DUT|nail-technician|Nagelstyliste
DUT|funeral-worker|Grafdelver
DUT|bailiff|Deurwaarder
DUT|insurance-adviser|Verzekeringsagent
DUT|painter-decorator|Behanger
DUT|asbestos-remover|Asbestverwijderaar
FRE|primary-teacher|Maîtresse des écoles
FRE|security-guard|Maître-chien
FRE|chimney-sweep|Ramoneur
FRE|floor-layer|Poseur de parquet
FRE|road-worker|Terrassier
FRE|sales-representative|Commercial terrain
FRE|veterinary-nurse|Auxiliaire vétérinaire
ENG|removal-worker|Removal man
ENG|flight-attendant|Air hostess
ENG|parking-attendant|Traffic warden
ENG|property-valuer|Valuer
ENG|audiovisual-technician|Sound engineer
ENG|electrician|Sparky
ENG|chimney-sweep|Chimney sweep
ENG|goods-in-operative|Goods in clerk
ENG|veterinary-nurse|Vet nurse
ENG|funeral-worker|Undertaker
ENG|funeral-worker|Gravedigger
ENG|pest-controller|Exterminator
ITA|police-officer|Carabiniere
ITA|prison-officer|Agente penitenziario
ITA|it-support-technician|Tecnico helpdesk
ITA|chimney-sweep|Spazzacamino
ITA|rebar-fixer|Ferraiolo
ITA|hr-manager|Responsabile HR
ITA|funeral-worker|Becchino
`;
