import { sector, work } from '../words/sector.ts';

/** Cleaning and green work in French. */
export const cleaningGreen = sector(
  'cleaning-green',
  {
    firms:
      '{stem} Propreté {legal}|Nettoyage {stem}|Jardins {stem}|{stem} Paysage|Titres-services {stem}|{stem} Multiservices',
    activities:
      'nettoie des bureaux et des écoles|crée et entretient des jardins|propose l’aide-ménage à domicile|assure le nettoyage industriel|entretient des parcs',
    sites:
      'dans des bureaux|dans des écoles|chez des particuliers|à l’hôpital|dans les parcs et jardins|en industrie alimentaire',
    studies: 'Horticulture|Aménagement paysager|Propreté et hygiène|Services à la personne',
    higherStudies: 'Aménagement paysager|Architecture du paysage|Gestion hôtelière',
    licences: 'permis B|permis BE|Certiphyto|CACES nacelle|SST',
  },
  false,
  [
    work(
      1,
      'agent d’entretien/agente d’entretien|technicien de surface/technicienne de surface|agent de propreté/agente de propreté|nettoyeur/nettoyeuse',
      'nettoyage de bureaux|lavage de vitres|autolaveuse|désinfection',
      'méthode Unger|microfibres à code couleur|mono-brosse Taski|détartrage des sanitaires',
      'nettoyer {600-4000} m² de bureaux|désinfecter {les sanitaires~les cuisines~les vestiaires}|trier les déchets et {recharger le papier~remplir le savon}|{laver~décaper~cirer} les sols',
    ),
    work(
      1,
      'aide-ménagère/aide-ménagère|employé de maison/employée de maison|aide ménagère titres-services|gouvernante',
      'entretien ménager|repassage|cuisine|discrétion',
      'clients fixes chaque semaine|chemises impeccables|courses en passant|chats et chiens bienvenus',
      'entretenir le logement de {3-9} familles|repasser {10-40} kilos de linge|faire {les vitres~les lits~les courses}|aider {des personnes âgées~des parents débordés}',
    ),
    work(
      1,
      'laveur de vitres/laveuse de vitres|laveur de carreaux|cordiste nettoyage',
      'lavage de vitres|travail en hauteur|nacelle|permis B',
      'perche à eau pure|descente sur cordes|panneaux solaires à rincer',
      'laver {20-120} vitres par jour|nettoyer des façades de {2-14} étages|rincer {des panneaux~des verrières}|travailler en nacelle',
    ),
    work(
      1,
      'agent de nettoyage industriel/agente de nettoyage industriel|opérateur haute pression|opérateur hydrocureur',
      'nettoyage industriel|nettoyage haute pression|règles de sécurité|espaces confinés',
      'lance à 2500 bars|ARI Dräger|hydrocureuse Cappellotto|zone ATEX',
      'nettoyer {des cuves~des réacteurs~des échangeurs} à {300-2500} bars|pomper les boues|surveiller les entrées en capacité|vider {des filtres~des silos~des fours}',
    ),
    work(
      2,
      'jardinier paysagiste/jardinière paysagiste|ouvrier paysagiste/ouvrière paysagiste|jardinier/jardinière|agent d’espaces verts',
      'aménagement de jardins|taille|tonte|pose de pavés',
      'autoportée Kubota|taille-haie Stihl sur batterie|ifs en topiaire|semis au rouleau',
      'aménager des jardins de {80-4000} m²|tailler {des haies~des fruitiers~des rosiers}|{tondre~scarifier~semer} les pelouses|poser {des terrasses~des bassins~des clôtures}',
    ),
    work(
      2,
      'élagueur/élagueuse|élagueur grimpeur/élagueuse grimpeuse|bûcheron|arboriste',
      'élagage|tronçonneuse|travail en hauteur|secourisme',
      'griffes et fausse-fourche|démontage avec poulie|rognage de souches|broyeur Jensen',
      'élaguer {5-25} arbres par semaine|{abattre~démonter~couronner} au-dessus de toits|broyer et {fendre~évacuer} le bois|diagnostiquer les sujets à risque',
    ),
    work(
      2,
      'chef de site propreté/cheffe de site propreté|responsable de secteur|inspecteur nettoyage/inspectrice nettoyage',
      'management d’équipe|planification|contrôle qualité|relation client',
      'contrôles contradictoires|pointage par QR code|reprise de personnel|machines à suivre',
      'planifier {12-90} agents sur {5-30} sites|contrôler et {former~recadrer}|commander les produits|rencontrer les clients de {town}',
    ),
  ],
);
