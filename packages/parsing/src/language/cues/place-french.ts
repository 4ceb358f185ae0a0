import type { PlaceWords } from '../place-words.ts';

const list = (words: string): readonly string[] => words.split('|');

/** What French says around the name of a place. */
export const FRENCH_PLACE_WORDS: PlaceWords = {
  labels: list(
    "lieu|lieux|lieu de travail|lieu du poste|lieu de mission|lieu de la mission|lieu d'exercice|lieu de stage|lieu d'affectation|lieu d'embauche|localisation|localisation du poste|adresse|affectation|secteur|secteurs|zone|zones|zone d'intervention|zone géographique|périmètre|ville|site|employeur|région|lieu de prestation|poste basé|établissement|structure|collectivité|lieu de prise de poste|lieu de rendez-vous|base de rattachement|rattachement géographique",
  ),
  here: list(
    "vous travaillez|vous travaillerez|tu travailles|tu travailleras|travaillerez|travailler|travail|vous intervenez|vous interviendrez|tu interviens|vous exercez|vous exercerez|vous rejoignez|vous rejoindrez|tu rejoins|rejoignez|rejoins|rejoindre|intégrez|vous intégrez|tu intègres|intégrer|vous partez|tu pars|départ|départs|au départ|prise de poste|prenez votre poste|poste|postes|le poste|votre poste|un poste|emploi|mission|la mission|missions|contrat|stage|le stage|alternance|apprentissage|affecté|affectée|secteur d'activité|tournée|tournées|ici|ouvre|ouvrons|lance|ouverture|renforcer|renforçons|renforce|renfort|uniquement|exclusivement|seulement|à pourvoir|chez nous|nous trouver|nous retrouver|retrouvez-nous|interviendrez|exercer|vous serez|serez basé|tu seras|vous êtes|cette annonce|ce poste|cette mission|cette offre|offre|en tant que|en qualité de|intégrerez|rejoindrez|intégreras|rejoindras|intègre|rejoint|terrain de jeu|mobilité|zone d'activité|zones d'activité|avec lieu de travail|avec prise de poste|résidence administrative|rendez-vous|rassemblement|nous nous retrouvons|on se retrouve|point de départ|point de ralliement",
  ),
  site: list(
    "chantier|chantiers|agence|magasin|boutique|usine|entrepôt|plateforme|plate-forme|dépôt|atelier|bureau|studio|laboratoire|labo|cabinet|étude|clinique|hôpital|centre hospitalier|ehpad|maison de repos|maison de retraite|résidence|foyer|crèche|école|collège|lycée|athénée|institut|université|campus|restaurant|brasserie|bistrot|hôtel|auberge|camping|café|bar|boulangerie|pâtisserie|boucherie|fromagerie|cuisine|cave|domaine|château|vignoble|ferme|exploitation|exploitation agricole|serre|pépinière|jardinerie|garage|concession|carrosserie|station|supermarché|hypermarché|pharmacie|officine|salon|institut de beauté|spa|piscine|salle|théâtre|musée|bibliothèque|médiathèque|mairie|commune|village|administration communale|collège communal|conseil communal|cpas|intercommunale|communauté d'agglomération|département|province|gare|port|aéroport|quai|terminal|hub|centre|centre-ville|cœur|coeur|centre de distribution|centre logistique|centre d'appels|entreprise|société|pme|client|notre client|particulier|famille|couple|association|asbl|équipe|service|unité|implantation|implantation de|situé|située|situés|situées|sise|sis|implanté|implantée|installé|installée|localisé|localisée|se situe|se trouve|se trouvent|coopérative|scierie|imprimerie|brasserie artisanale|chai|menuiserie|fiduciaire|étude notariale|bâtiment|maison|appartement|hall|locaux|à deux pas|en plein|parc|zone industrielle|zoning|parcelles|salon de coiffure|clientèle|clients particuliers|interventions|partout|tout se transforme|autour|basé|basée|basés|basées|se donne|se donnent|se tiennent|se déroule|se déroulera|antenne|rayon|km autour|kilomètres autour|enseigne|dispenser des cours|donner cours|habitons|habite|comptoir|régie|haras|cidrerie|distillerie|conserverie|abattoir|laiterie|fonderie|raffinerie|centrale|carrière|déchetterie|tannerie|filature|verrerie|cartonnerie|librairie|épicerie|poissonnerie|fleuriste|quincaillerie|blanchisserie|pressing|opticien|cabinet dentaire|maternité|polyclinique|internat|micro-crèche|plaine|plaine de jeux|chalet|refuge|gîte|paroisse|ludothèque|conservatoire|office de tourisme|thermes|patinoire|stade|golf|manège|écurie|centre équestre|chenil|tribunal|prison|caserne|commissariat|préfecture|sous-préfecture|métropole|conseil départemental|tour|remontées mécaniques|pistes|digue|plage|biscuiterie|chocolaterie|meunerie|moulin|traiteur|tearoom|salon de thé|collaborateurs|salariés|employés|agents|compagnons|personnes|a ouvert|vient d'ouvrir|réunit|s'installe|tient|chu|chru|chr|chs|ephad|ime|itep|esat|mas|fam|siège administratif de|un de ses clients|un de nos clients|l'un de ses clients|l'un de nos clients|un client|son client|à deux pas de la gare de|à côté de la gare de|près de la gare de|face à la gare de|en face de la gare de|à deux pas de la gare d'|près de la gare d'|face à la gare d'",
  ),
  areas: list(
    'commune|ville|village|région|secteur|zone|mairie|cpas|administration communale|collège communal|site|agence|magasin|campus|hôpital|implantation|port|chantier|usine|dépôt|centre|gare|département|province|intercommunale|chu|chr|université|métropole|opéra|ccas|aéroport|office de tourisme',
  ),
  siteEndings: [],
  office: list(
    "siège|siège social|sièges|direction|direction générale|direction régionale|administration|service central|services centraux|maison mère|société mère|filiale|filiales|groupe|holding|réseau|agence d'emploi|agence d'intérim|agence intérim|agence de recrutement|cabinet de recrutement|bureau d'intérim|votre agence|notre agence|agences|antennes|implantations|magasins|boutiques|sites|usines|restaurants|dépôts|bureaux commerciaux|antenne commerciale|entrepôts|écoles|cliniques|maisons de repos|confrères|autres agences|cuisine centrale|boîte aux lettres|investisseurs|serveurs|service achats|service paie|comptabilité|académie|rectorat|le siège|fondateurs|site secondaire|sites secondaires|site annexe|collègues",
  ),
  another: list(
    'autre|autres|second|seconde|deuxième|troisième|également|aussi|bientôt|précédent|précédente|consœur|notre ancien|notre ancienne|nos anciens|nos anciennes',
  ),
  other: list(
    "formation|formations|cours|école le|examen|examens|épreuve|épreuves|épreuve écrite|entretien|entretiens|candidature|candidatures|postulez|postuler|envoyez|envoyer|adressez|adresser|contactez|réunion|réunions|congrès|foire|séminaire|clients|nos clients|fournisseurs|clients à|livrons|livraison|livraisons|livrer|livrez|exporte|exportons|export|déplacement|déplacements|voyages|voyage|trajets|trajet|international|mondial|fondé|fondée|fondés|créé|créée|créés|née|nés|naissance|originaire|vient de|viennent de|arrivent|quitté|quitter|quittons|déménage|déménageons|déménagé|déménagement|transféré|autrefois|jadis|anciennement|vous habitez|tu habites|habitez|habites|habiter|domicilié|dormez|dormir|logez|hébergement|minutes|minute|min|km|kilomètres|h de|une heure|demi-heure|quart d'heure|accessible|accessible depuis|navette|train|trains|tgv|bus|gare de|autoroute|ligne|frontière|présent|présents|présente|présentes|implantés|notamment|par exemple|jusqu'à|jusqu'au|ramassé|ramassage|références|diplôme|université de|cotée|bourse|cour d'appel|parfois|ponctuels|ponctuellement|occasionnels|occasionnellement|éventuellement|évolution vers|chargement|expédition|expédie|expédiés|vols|week-end à|intégration|réalisations|reste|restent|académie|centre de formation|dessert|fournit|fournissons|fournisseur|nos partenaires|ses partenaires|les partenaires|des partenaires|partenaires de|en direction|rendre|te rendre|vous rendre",
  ),
  otherBehind: list(
    "est à une|est à deux|est à dix|est à vingt|est à trente|est à quinze|est à cinq|est à un|est en train|à vingt|est complet|sont complets|affiche complet|ferme|ferment|n'engage|n'engagent|n'embauche|n'embauchent|ne recrute|ne recrutent|est fermé|déménage|gère|s'occupe|assure la|reste|restent|abrite|accueille le|est desservi|a son propre|ont leur|recrute pour un|recrute pour une|recrute pour l'un|recrute pour son|recrute pour sa|recrute pour ses|recrute pour le compte|recrute pour des|recherche pour un|recherche pour une|recherche pour l'un|recherche pour son|recherche pour sa|recherche pour ses|recherche pour le compte|recherche pour des|cherche pour un|cherche pour une|cherche pour l'un|cherche pour son|cherche pour sa|cherche pour ses|cherche pour le compte|cherche pour des|engage pour un|engage pour une|engage pour l'un|engage pour son|engage pour sa|engage pour ses|engage pour le compte|engage pour des|embauche pour un|embauche pour une|embauche pour l'un|embauche pour son|embauche pour sa|embauche pour ses|embauche pour le compte|embauche pour des|sélectionne pour un|sélectionne pour une|sélectionne pour l'un|sélectionne pour son|sélectionne pour sa|sélectionne pour ses|sélectionne pour le compte|sélectionne pour des|cabinet de recrutement|agence de recrutement|agence d'emploi|agence d'intérim|société de travail temporaire|est une entreprise de travail temporaire|est une agence|est un cabinet|vous propose",
  ),
  hereBehind: list(
    "recrute|recherche|cherche|engage|embauche|recrutent|recherchent|procède|organise un recrutement|organise|lance un|lance|souhaite|s'agrandit|renforce|seulement|uniquement|ouvre|est à la recherche|a besoin|propose un poste|propose",
  ),
  near: list(
    'près|proche|proches|non loin|à proximité|proximité|aux environs|environs|aux portes|aux abords|alentours|vers',
  ),
  not: list('pas|jamais|aucun|aucune|ni|non'),
  turns: list('mais|tandis que|alors que|cependant|toutefois|puis|ensuite|car|avant de|dont'),
  streets: list(
    'rue|avenue|boulevard|bd|place|chaussée|route|quai|impasse|allée|allées|cours|square|chemin|pont|porte|faubourg|grand-rue|via',
  ),
  products: list(
    'logiciel|progiciel|programme|outil|méthode|système|application|modèle|marque|label|norme|plateforme|traité|accord|convention|protocole|charte|sauce|fromage|AOP|prix',
  ),
  offices: list('bureaux|nos bureaux'),
  own: list('notre|nos'),
  whereBehind: list(
    "où vous serez|où vous travaillerez|où vous travaillez|où vous exercerez|où vous exercez|où tu seras|où tu travailleras|où tu travailles|où le poste|où se trouve le poste|où se situe le poste|où est basé le poste|où sera basé|où nous cherchons|où nous recrutons|où l'on cherche|où il nous manque",
  ),
  picked: list("celle de|celle d'|celui de|celui d'|celle du|celui du|c'est à|celle qui se trouve à"),
  seldom: list(
    "rarement|presque jamais|on n'y va|n'y mettez|mais pas pour cette|mais pas pour ce|mais pas pour l'instant|pas pour cette sélection|n'y aurez",
  ),
  soughtFor: list('pour'),
  owners: list('le|la|l|les|un|une|des|son|sa|ses|leur|leurs|deux|trois|ce|cette'),
  inhabitants: list('habitants|âmes'),
  quarters: list('quartier|arrondissement|lieu-dit|hameau'),
  and: list(
    "et|ou|et à|ou à|et en|ou en|et la|et le|et l'|et au|et de|et d'|et sur|à|et aux|un à|une à|l'autre à|et un à|et une à|et l'autre à",
  ),
  ranges: [
    ['de', 'à'],
    ['entre', 'et'],
    ['depuis', 'jusqu'],
  ],
  townWords: list(
    'bon|placé|centre|centrale|centres|ce|le|la|les|en|et|si|nord|sud|est|ouest|famille|ville|commune|pays|peintre|vallée|cour|nos|notre|votre|puis|marche|marches|clé|port|passage|sens|val|vals|orange|sens|dole|rue|port|villeneuve|gare|marche|spa|bar|as|ans|ham|salle|salles|sables|bois|bourg|montagne|plaine|grand|grande|croix|chapelle|lune|eu|us|y|ger|sers|die|lure|aube|aire|allée|avion|condom|contes|croc|fleurie|ligne|mer|mère|moissac|montre|nages|ornans|pins|pontet|ronce|serres|sarre|sault|secteur|seiches|selles|vaux|vire|maison|maisons|saint|parcours|agence|poste|client|missions|mission|formation|profil|salaire|contrat|bains|plan|roche|mormant|commercial|charge|chargé|cadre|bac|permis|horaires|issue|vous|nous|dans|avec|pour|elle|rives|merci|bonne|domaine|service|services|travaux|vente|ventes|magny|sainte|beau|belle|barre|joue|essert|gestion|pôle|pole|père|charmant|gallo|marie|porto',
  ),
};
