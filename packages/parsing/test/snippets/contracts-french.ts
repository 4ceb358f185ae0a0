/** French sentences and what contract they tell, `language|value|text`; ⏎ is a line break. */
export const FRENCH_CONTRACTS = `
FRE|PERMANENT|CDI, temps plein, statut cadre.
FRE|PERMANENT|Nous vous proposons un contrat à durée indéterminée dès le premier jour.
FRE|PERMANENT|Type de contrat : CDI
FRE|PERMANENT|Un contrat fixe dans une entreprise familiale.
FRE|PERMANENT|Poste en CDI à pourvoir au 1er septembre, période d'essai de trois mois.
FRE|PERMANENT|Recrutement par voie statutaire ou contractuelle (CDI).
FRE|PERMANENT_POSSIBLE|CDD de 6 mois renouvelable, puis CDI.
FRE|PERMANENT_POSSIBLE|Mission d'intérim en vue d'une embauche définitive.
FRE|PERMANENT_POSSIBLE|Contrat à durée déterminée d'un an, avec possibilité de prolongation à durée indéterminée.
FRE|PERMANENT_POSSIBLE|Intérim puis contrat fixe après évaluation positive.
FRE|PERMANENT_POSSIBLE|CDD d'un an susceptible d'être transformé en CDI.
FRE|PERMANENT_POSSIBLE|Intérim longue durée avec option d'engagement.
FRE|TEMPORARY|CDD jusqu'au 31 août 2026.
FRE|TEMPORARY|Contrat de remplacement pour un congé de maternité.
FRE|TEMPORARY|Contrat saisonnier d'avril à octobre, logement possible.
FRE|TEMPORARY|Mission de deux mois renouvelable.
FRE|TEMPORARY|Poste ouvert aux contractuels, contrat de 3 ans.
FRE|TEMPORARY|Durée du contrat : 9 mois
FRE|TEMPORARY|Intérim de longue durée.
FRE|SELF_EMPLOYED|Statut indépendant exigé, facturation mensuelle.
FRE|APPRENTICESHIP|Contrat d'apprentissage de deux ans, rythme 3 semaines / 1 semaine.
FRE|APPRENTICESHIP|Stage de six mois, gratification 650 € par mois.
FRE|APPRENTICESHIP|Nous recherchons un apprenti boulanger.
FRE|STUDENT|Job étudiant le week-end.
FRE|VOLUNTEER|Nous cherchons des bénévoles pour le festival.
FRE|RESERVE|Constitution d'une réserve de recrutement valable deux ans.
FRE|PERMANENT|Vos missions : ⏎ - accueillir les stagiaires et les intérimaires ⏎ - gérer les contrats saisonniers ⏎  ⏎ Nous offrons : ⏎ - un CDI
FRE|PERMANENT|Contrat : CDI 35 h, du lundi au vendredi.
FRE|PERMANENT|Un contrat d'employé à durée indéterminée, régime 38 h.
FRE|PERMANENT|CDI après une période d'essai de deux mois renouvelable une fois.
FRE|PERMANENT|Vous êtes engagé sous CDI dans une équipe stable.
FRE|PERMANENT|CDI à temps partiel en période scolaire.
FRE|PERMANENT|Ce que nous offrons : un emploi stable en CDI, un véhicule et un 13e mois.
FRE|PERMANENT|Engagement : contrat à durée indéterminée, entrée en fonction immédiate.
FRE|PERMANENT|CDI intérimaire possible ? Non : nous embauchons directement en CDI.
FRE|PERMANENT_POSSIBLE|Intérim avec vue sur un contrat fixe.
FRE|PERMANENT_POSSIBLE|Mission intérimaire de six mois en vue d'engagement.
FRE|PERMANENT_POSSIBLE|CDD de trois mois débouchant, si tout va bien, sur un CDI.
FRE|PERMANENT_POSSIBLE|Un premier contrat de six mois, suivi d'un CDI.
FRE|PERMANENT_POSSIBLE|Nous commençons par un CDD de 6 mois ; l'objectif est un CDI.
FRE|PERMANENT_POSSIBLE|Contrat de remplacement avec possibilité de pérennisation du poste.
FRE|PERMANENT_POSSIBLE|Poste en intérim, embauche possible au bout de six mois.
FRE|PERMANENT_POSSIBLE|Un contrat intérimaire pour commencer, puis un contrat fixe chez le client.
FRE|TEMPORARY|CDD saisonnier de mars à novembre, reconductible chaque année.
FRE|TEMPORARY|Contrat saisonnier (TO/TESA) de six mois.
FRE|TEMPORARY|Contrat de remplacement à durée déterminée, jusqu'au retour de la titulaire.
FRE|TEMPORARY|Mission d'intérim de quatre mois, renouvelable.
FRE|TEMPORARY|Vous remplacez une collègue en congé de maternité de janvier à juin.
FRE|TEMPORARY|Remplacement d'un agent absent pour une durée de 5 mois.
FRE|TEMPORARY|Nous recrutons pour les vendanges, du 5 au 30 septembre.
FRE|TEMPORARY|CDD 12 mois, renouvellement possible.
FRE|TEMPORARY+PERMANENT|Deux postes : un CDD de remplacement et un CDI.
FRE|SELF_EMPLOYED|Collaboration en free-lance, facturation au jour.
FRE|APPRENTICESHIP|Alternance de 12 à 24 mois, rémunération légale.
FRE|APPRENTICESHIP|Stage conventionné de 4 à 6 mois à partir de février.
FRE|APPRENTICESHIP|Vous préparez un CAP en apprentissage chez nous.
FRE|PERMANENT+RESERVE|Engagement à durée indéterminée et constitution d'une réserve de recrutement.
FRE|PERMANENT|Vos missions : ⏎ - recruter des intérimaires ⏎ - établir les contrats de travail et les fins de contrat ⏎ - suivre les absences (maladie, congé parental) ⏎  ⏎ Notre offre ⏎ Un CDI à temps plein.
FRE|PERMANENT|Vous encadrez deux apprentis et un stagiaire. Poste en CDI.
FRE|TEMPORARY|Vous travaillez en équipe avec nos permanents. Contrat de deux mois.
FRE||Vous avez une première expérience (stage ou alternance) dans un cabinet.
FRE||Vous gérez les entrées et sorties du personnel intérimaire.
FRE||Salaire : fixe de 1 900 € puis variable selon objectifs.
FRE||Possibilité d'évolution vers un poste de chef d'équipe, rémunération fixe.
FRE|PERMANENT|CDI, avec possibilité d'évolution interne et un engagement envers le client.
FRE|PERMANENT|CDI à pourvoir dès que possible, horaires fixes.
FRE|PERMANENT|Un CDI, une embauche avant l'été et un intéressement.
FRE|TEMPORARY|CDD de 6 mois avec possibilité de prolongation.
FRE|TEMPORARY|CDD d'un an, renouvelable une fois.
FRE|TEMPORARY|Contrat à durée déterminée de 8 mois (remplacement), prolongation envisageable.
FRE|TEMPORARY|Contrat saisonnier, possibilité de revenir la saison suivante.
FRE|PERMANENT|Entrée en service : immédiate. Type : temps plein, durée indéterminée.
FRE|PERMANENT|Contrat d'ouvrier à durée indéterminée après un mois d'intégration.
FRE|PERMANENT|Nous offrons un poste stable, en contrat à durée indéterminée, avec formation puis accompagnement.
FRE|PERMANENT|CDI chez un notaire, statut employé, 13e mois, puis évolution vers le poste de clerc.
FRE|PERMANENT|Votre embauche se fait en CDI ; le permis est un plus, la titularisation n'est pas nécessaire.
FRE|PERMANENT|CDI temps plein, 25 jours de congés, possibilité de télétravail.
FRE|TEMPORARY|Nous cherchons quatre manutentionnaires du 1er octobre au 31 janvier.
FRE|TEMPORARY|Durée : celle du programme, soit 20 mois
FRE|TEMPORARY|Vous restez avec nous jusqu'à son retour de congé.
FRE|TEMPORARY|Période ⏎ Du 3 juin au 12 septembre.
FRE|PERMANENT|Votre contrat n'a pas de date de fin.
FRE|PERMANENT|Durée : sans limite
FRE|PERMANENT_POSSIBLE|L'engagement se fait pour douze mois d'abord ; ensuite, il est sans limitation de durée.
FRE|PERMANENT_POSSIBLE|Les trois premiers mois se passent via notre agence, puis le client vous embauche.
FRE|SELF_EMPLOYED|Vous travaillez à votre compte et gardez trois quarts des recettes.
FRE|STUDENT|Il te reste des heures sur Student@work ?
FRE|APPRENTICESHIP|Trois jours à l'atelier, deux jours à l'école, pendant deux ans.
FRE||Une équipe de six personnes, toutes en CDI.
FRE||En intérim, en CDD, en CDI : notre agence place des soudeurs depuis trente ans.
FRE|TEMPORARY|Un CDD de six mois. Les derniers arrivés ont reçu leur CDI au bout d'un an.
FRE|PERMANENT|Le contrat ? Un CDI, dès le 2 septembre.
FRE|PERMANENT|Contrat : à durée indéterminée (CDI) à temps plein.
FRE|PERMANENT|On te propose un CDI de 35 heures, du mardi au samedi.
FRE|PERMANENT|Nous vous offrons un contrat de travail à durée indéterminée à mi-temps (19 h/semaine).
FRE|PERMANENT|Un engagement direct à durée indéterminée.
FRE|PERMANENT|CDI - 39 h - Statut cadre
FRE|PERMANENT|CDI temps partiel 28 h
FRE|PERMANENT|Poste à pourvoir immédiatement en contrat à durée indéterminée.
FRE|PERMANENT|Type d'emploi : Temps plein, CDI
FRE|PERMANENT|Vous signez un CDI après une période d'essai de deux mois renouvelable.
FRE|PERMANENT|Embauche en CDI après trois mois d'essai
FRE|PERMANENT|Recrutement par voie de mutation ou de détachement.
FRE|PERMANENT|Emploi permanent à temps complet ouvert aux fonctionnaires.
FRE|PERMANENT+TEMPORARY|Emploi permanent ouvert aux titulaires et aux contractuels.
FRE|PERMANENT+TEMPORARY|Fonctionnaire ou contractuel (contrat d'un an renouvelable)
FRE|PERMANENT|Poste statutaire, catégorie C
FRE|PERMANENT|Nomination à titre définitif après un an de stage.
FRE|PERMANENT+TEMPORARY|CDI ou CDD selon votre souhait
FRE|TEMPORARY+PERMANENT|Poste en CDD ou CDI, temps plein.
FRE|TEMPORARY|Contrat à durée déterminée de 7 mois (remplacement congé maternité).
FRE|TEMPORARY|CDD de 8 mois renouvelable
FRE|TEMPORARY|Vous remplacerez une collègue en congé de maternité de mars à août.
FRE|TEMPORARY|Contrat de remplacement (maladie), durée minimale de 3 mois.
FRE|TEMPORARY|Contrat saisonnier d'avril à octobre, logé.
FRE|TEMPORARY|Mission de six mois minimum en intérim.
FRE|TEMPORARY|Démarrage en intérim pour une mission longue.
FRE|TEMPORARY|Intérim longue durée, 38 h/semaine.
FRE|TEMPORARY|Contrats à la semaine via notre agence.
FRE|TEMPORARY|Engagement pour une durée de deux ans, prolongeable une fois.
FRE|TEMPORARY|Nous engageons pour la durée du chantier (environ 14 mois).
FRE|TEMPORARY|Besoin de renfort du 15 juin au 15 septembre.
FRE|TEMPORARY|Poste temporaire jusqu'au 31 décembre.
FRE|TEMPORARY|Contrat post-doctoral de 18 mois.
FRE|TEMPORARY|Mandat de quatre ans renouvelable.
FRE|PERMANENT_POSSIBLE|Intérim en vue d'un engagement ferme.
FRE|PERMANENT_POSSIBLE|D'abord six mois d'intérim, puis un contrat fixe chez le client.
FRE|PERMANENT_POSSIBLE|CDD de 6 mois pouvant déboucher sur un CDI.
FRE|PERMANENT_POSSIBLE|CDD de six mois avec possibilité d'embauche définitive.
FRE|PERMANENT_POSSIBLE|Premier contrat de trois mois, suivi d'un CDI si tout va bien.
FRE|PERMANENT_POSSIBLE|Contrat d'un an avec perspective de CDI.
FRE|PERMANENT_POSSIBLE|Un contrat d'intérim avec option d'engagement.
FRE|PERMANENT_POSSIBLE|CDD d'un an, transformable en CDI.
FRE|PERMANENT_POSSIBLE|Contrat à durée déterminée d'un an, prolongé en durée indéterminée après évaluation positive.
FRE|PERMANENT_POSSIBLE|Mission d'intérim de 3 mois puis embauche en CDI.
FRE|PERMANENT_POSSIBLE|Vous commencez en intérim ; après 60 jours, le client vous embauche.
FRE|PERMANENT_POSSIBLE|Contrat de 3 mois renouvelable, CDI à la clé.
FRE|RESERVE|Une réserve de recrutement d'une durée de deux ans sera constituée.
FRE|PERMANENT+RESERVE|Un emploi à durée indéterminée et constitution d'une réserve de deux ans.
FRE|RESERVE|Les lauréats non appelés sont versés dans une réserve.
FRE|SELF_EMPLOYED|Statut : indépendant complet ou complémentaire.
FRE|SELF_EMPLOYED|Collaboration sous statut d'indépendant, facturation mensuelle.
FRE|SELF_EMPLOYED|Mission freelance de 9 mois, TJM 550 €.
FRE|SELF_EMPLOYED|Vous exercez en libéral au sein de la maison médicale.
FRE|PERMANENT+SELF_EMPLOYED|Salarié en CDI ou indépendant, à vous de choisir.
FRE|STUDENT|Contrat étudiant, 2 samedis par mois.
FRE|STUDENT|Job d'étudiant le week-end
FRE|STUDENT|Recherchons étudiant(e) pour le mois d'août
FRE|APPRENTICESHIP|Contrat d'apprentissage de deux ans (CAP).
FRE|APPRENTICESHIP|Stage de fin d'études de six mois, gratifié.
FRE|APPRENTICESHIP|Alternance de 12 mois : 3 jours en entreprise, 2 jours à l'école.
FRE|APPRENTICESHIP|Apprenti cuisinier : contrat de deux ans, embauche possible ensuite.
FRE|VOLUNTEER|Mission de service civique de 8 mois.
FRE|VOLUNTEER|Nous cherchons des bénévoles pour la distribution du jeudi.
FRE||Notre équipe compte 12 collaborateurs permanents.
FRE||Une première expérience (stage ou alternance comprise) est souhaitée.
FRE||Vous encadrez deux apprentis et un stagiaire.
FRE||Vous rédigez les contrats de travail, avenants et attestations.
FRE||Nous sommes une agence d'intérim active depuis 1998.
FRE|PERMANENT|Vous êtes intérimaire et cherchez la stabilité ? Rejoignez-nous en CDI.
FRE|PERMANENT|Fini l'intérim : ici, c'est un CDI tout de suite.
FRE|PERMANENT|Pas de CDD chez nous : tout le monde signe un CDI.
FRE|PERMANENT_POSSIBLE|Contrat intérimaire de 3 à 6 mois, ensuite engagement par l'entreprise.
FRE|PERMANENT_POSSIBLE|Une mission intérimaire avec engagement à la clé.
FRE|PERMANENT_POSSIBLE|Intérim puis contrat fixe.
FRE|PERMANENT_POSSIBLE|Un premier CDD de six mois, avec la ferme intention de continuer ensemble en CDI.
FRE|PERMANENT_POSSIBLE|CDD de 12 mois évolutif.
FRE|PERMANENT_POSSIBLE|CDD de trois mois, pérennisable.
FRE|PERMANENT_POSSIBLE|Après une période d'intérim concluante, vous serez engagé directement.
FRE|PERMANENT_POSSIBLE|Le contrat est d'abord de six mois ; il devient ensuite définitif.
FRE|PERMANENT_POSSIBLE|Contrat à durée déterminée de 6 mois renouvelable, en vue d'une titularisation.
FRE|PERMANENT_POSSIBLE|Mission longue durée avec opportunité d'embauche.
FRE|PERMANENT_POSSIBLE|Poste à pourvoir en intérim dans un premier temps, puis en CDI.
FRE|PERMANENT_POSSIBLE|Vous passez par l'agence les six premiers mois, puis vous rejoignez l'entreprise en CDI.
FRE|PERMANENT_POSSIBLE|Nous démarrons par un CDD d'un an. L'objectif est de vous garder.
FRE|PERMANENT_POSSIBLE|CDD 6 mois (CDI possible par la suite)
FRE|PERMANENT_POSSIBLE|Contrat de mission, suivi si possible d'une embauche.
FRE|PERMANENT_POSSIBLE|Contrat temporaire à vue d'emploi fixe
FRE|PERMANENT_POSSIBLE|Un contrat à durée déterminée d'un an, prolongeable à durée indéterminée.
FRE|PERMANENT+TEMPORARY|Deux CDI et un CDD de remplacement sont à pourvoir.
FRE|PERMANENT+TEMPORARY|1 CDI temps plein et 1 CDD de six mois
FRE|PERMANENT+TEMPORARY|Nous proposons un poste en CDI et un poste en CDD (congé parental).
FRE|PERMANENT+TEMPORARY|Postes en CDI et en CDD saisonnier disponibles.
FRE|PERMANENT+TEMPORARY|Titulaire de la fonction publique ou, à défaut, contractuel en CDD de trois ans.
FRE|PERMANENT+RESERVE|Recrutement immédiat en CDI et constitution d'une réserve valable deux ans.
FRE|TEMPORARY+RESERVE|Contrat de remplacement et constitution d'une réserve de recrutement.
FRE|PERMANENT+SELF_EMPLOYED|Sous contrat CDI ou sous statut indépendant.
FRE|PERMANENT+SELF_EMPLOYED|En CDI ou en freelance selon ta préférence.
FRE|TEMPORARY+STUDENT|Contrat saisonnier ou job étudiant
FRE|TEMPORARY|Contrat : CDD 4 mois, renouvelable
FRE|TEMPORARY|Un remplacement de six mois au moins.
FRE|TEMPORARY|Contrat d'un an, financé par la Région.
FRE|TEMPORARY|Emploi à durée déterminée (maladie longue durée).
FRE|TEMPORARY|Contrat APE à durée déterminée
FRE|TEMPORARY|Vous serez engagé sous contrat de remplacement.
FRE|TEMPORARY|Emploi saisonnier (juin-septembre).
FRE|TEMPORARY|CDD d'usage pour la durée du festival
FRE|TEMPORARY|Recrutement contractuel pour une durée de 3 ans
FRE|PERMANENT|Contrat : CDI (statut ouvrier, CP 124)
FRE|PERMANENT|Un contrat stable à temps plein, pas d'intérim.
FRE|PERMANENT|Contrat fixe directement auprès de notre client.
FRE|PERMANENT|Poste fixe, direct chez l'employeur
FRE|PERMANENT|Vous intégrez une équipe soudée en CDI.
FRE|PERMANENT|À la clé : un CDI, une voiture et une équipe sympa.
FRE|PERMANENT|Notre client vous propose : un CDI à temps plein, un salaire attractif.
FRE|PERMANENT|Contrat à durée indéterminée avec période d'essai de 4 mois.
FRE|PERMANENT|Titularisation après un an de stage probatoire.
FRE|TEMPORARY|Mission de six semaines à pourvoir de suite.
FRE||Cinq semaines de congés payés et des RTT.
`;
