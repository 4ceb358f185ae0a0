import { sector, work } from '../words/sector.ts';

/** Food crafts and farming in French. */
export const food = sector(
  'food',
  {
    firms:
      'Boulangerie {stem}|Salaisons {stem} {legal}|Brasserie artisanale {stem}|{stem} Agro {legal}|Boucherie {stem}|Ferme {stem}|Vergers {stem}',
    activities:
      'fabrique pains et pâtisseries|surgèle des légumes|tranche de la charcuterie|brasse de la bière|cultive et trie des fruits',
    sites:
      'en boulangerie|en industrie agroalimentaire|en boucherie|dans un atelier à {2-8} degrés|dans les vergers|sous serre à {town}',
    studies: 'Boulangerie-pâtisserie|Boucherie|Alimentation|Agriculture|Horticulture',
    higherStudies: 'Agroalimentaire|Agronomie|Sciences des aliments',
    licences: 'HACCP|permis B|permis G|CACES 1',
  },
  true,
  [
    work(
      2,
      'boulanger/boulangère|pâtissier/pâtissière|boulanger pâtissier/boulangère pâtissière|tourier/tourière',
      'fabrication de pain|pâtisserie|HACCP|hygiène alimentaire',
      'levain de vingt ans|four Bongard|laminoir Rondo|tempérage du chocolat',
      'cuire {150-1800} pains par nuit|{pétrir~façonner~bouler} les pâtes|préparer {des viennoiseries~des entremets~des éclairs}|livrer le magasin dès {5-7} h',
    ),
    work(
      2,
      'boucher/bouchère|désosseur/désosseuse|charcutier/charcutière|boucher préparateur',
      'désossage|découpe de viande|HACCP|hygiène alimentaire',
      'charcuterie maison|gant maille|trancheuse Bizerba|demi-porc en 12 minutes',
      'désosser {10-60} carcasses par jour|préparer {du haché~des saucisses~des terrines}|{monter~tenir} l’étal|portionner et mettre sous vide',
    ),
    work(
      1,
      'opérateur agroalimentaire/opératrice agroalimentaire|ouvrier agroalimentaire/ouvrière agroalimentaire|agent de fabrication alimentaire|trieur/trieuse',
      'travail à la chaîne|conditionnement|HACCP|contrôle visuel',
      'réglage Multivac|lancement du NEP|changement d’allergène|froid avec tenue',
      '{laver~couper~trier} des légumes sur ligne|remplir {400-5000} barquettes par poste|tester le détecteur toutes les {30-60} minutes|nettoyer selon le plan',
    ),
    work(
      1,
      'ouvrier agricole/ouvrière agricole|cueilleur/cueilleuse|saisonnier/saisonnière|vendangeur/vendangeuse',
      'cueillette|culture sous serre|taille de la vigne|conditionnement',
      'effeuillage des tomates sur rail|plateau de cueillette Conférence|sécateur Pellenc|palissage',
      'cueillir {80-300} kilos par jour|soigner {des tomates~des fraises~des vignes}|{tailler~attacher~éclaircir} sur {2-12} hectares|trier par calibre',
    ),
    work(
      2,
      'agent d’élevage/agente d’élevage|conducteur de tracteur/conductrice de tracteur|vacher/vachère|ouvrier polyvalent agricole',
      'conduite de tracteur|traite des vaches|élevage|conduite d’engins agricoles',
      'robot Lely|labour avec Lemken|veaux au seau|Fendt au RTK',
      'traire et nourrir {60-320} vaches|{labourer~semer~pulvériser~ensiler} {20-400} hectares|graisser et {souder~réparer} le matériel|soigner les veaux',
    ),
    work(
      2,
      'brasseur/brasseuse|opérateur de brassage|conducteur d’embouteillage/conductrice d’embouteillage|caviste de production',
      'conduite de machines|contrôle qualité|nettoyage d’installations|HACCP',
      'empâtage et filtration|récolte de levure|ligne Krones|densité à l’Anton Paar',
      'suivre {2-9} brassins par jour|{nettoyer~remplir~transférer} les cuves|mesurer les échantillons|surveiller une ligne de {5-40} mille bouteilles',
    ),
  ],
);
