/** Titles of offices, clinics, studios and ships that the starter once took for nothing or for another job. */
export const RARER_TITLES = `
DUT|medical-specialist|Dermatoloog
DUT|medical-specialist|Arts-assistent
DUT|physician-assistant|Physician assistant
DUT|hr-manager|HR-directeur
DUT|store-manager|Bedrijfsleider supermarkt
DUT|department-manager-retail|Afdelingsmanager bouwmarkt
DUT|secondary-teacher|Docent filosofie
DUT|university-lecturer|Universitair docent bestuurskunde
DUT|politician|Burgemeester
DUT|auctioneer|Veilingmeester
DUT|municipal-director|Gemeentesecretaris
DUT|security-manager|Objectleider beveiliging
DUT|excavator-operator|Machinist wals
DUT|tower-crane-operator|Machinist torenkraan
DUT|event-security-guard|Voetbalsteward
DUT|tax-officer|Fiscaal controleur
DUT|roofer|Rietdekker
DUT|chaplain|Geestelijk verzorger
DUT|it-consultant|ICT-consultant
DUT|cleaning-supervisor|Voorman schoonmaak
FRE|medical-specialist|Médecin urgentiste
FRE|politician|Bourgmestre
FRE|hr-manager|Directrice des ressources humaines
FRE|it-consultant|Consultante informatique
FRE|loan-officer|Analyste crédit
FRE|investment-manager|Gestionnaire de fonds
FRE|stonemason|Tailleur / Tailleuse de pierre
FRE|prepress-technician|Typographe
FRE|leisure-centre-manager|Directrice de camping
FRE|croupier|Croupier
FRE|editor-publishing|Secrétaire de rédaction
FRE|fashion-designer|Styliste modéliste
FRE|watchmaker|Horlogère
FRE|diver|Scaphandrier
FRE|tax-officer|Inspectrice des impôts
FRE|physiotherapist|Physiothérapeute
FRE|school-principal|Cheffe d’établissement
FRE|camera-operator|Cadreuse
ENG|medical-specialist|Dermatologist
ENG|nurse-practitioner|Advanced nurse practitioner
ENG|it-consultant|IT Consultant
ENG|investment-manager|Portfolio Manager
ENG|risk-manager|Operational risk manager
ENG|market-researcher|Market research analyst
ENG|media-planner|Media planner
ENG|hris-specialist|HRIS analyst
ENG|restaurant-manager|Bar manager
ENG|hotel-receptionist|Front desk representative
ENG|claims-handler|Loss adjuster
ENG|film-producer|Casting director
ENG|musician|Songwriter
ENG|naval-architect|Naval architect
ENG|police-officer|Police inspector
ENG|airline-pilot|Flight instructor
ENG|electronics-engineer|PCB designer
ENG|politician|Mayor
ENG|security-manager|Loss prevention manager
ITA|medical-specialist|Dermatologa
ITA|politician|Sindaca
ITA|hr-manager|Direttrice del personale
ITA|it-consultant|Consulente informatica
ITA|loan-officer|Addetta ufficio fidi
ITA|department-manager-retail|Caporeparto bricolage
ITA|editor-publishing|Correttore di bozze
ITA|fashion-designer|Stilista
ITA|film-producer|Regista teatrale
ITA|watchmaker|Orologiaio
ITA|diver|Sommozzatore
ITA|auctioneer|Banditore d’asta
ITA|mining-engineer|Ingegnere minerario
ITA|aerospace-engineer|Ingegnere aerospaziale
ITA|municipal-director|Segretaria comunale
ITA|musician|Direttore d’orchestra
ITA|revenue-manager|Revenue manager
ITA|social-scientist|Archeologa
`;
