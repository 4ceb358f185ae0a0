/** Short French ads written before they were read, in two sets: `language|contract|hours|wage|place|years|text`. */
export const FRENCH_SHORT_ADS = `
FRE|PERMANENT|FULL_TIME|2100-2400 MONTH|lille|2|Conditions : ⏎ - CDI à temps plein, 35 h ⏎ - 2 100 à 2 400 € brut mensuel selon profil ⏎ - tickets restaurant de 9 €, 25 jours de congés ⏎ Poste basé à Lille. Deux ans d'expérience minimum.
FRE|TEMPORARY|PART_TIME||rennes||CDD de 4 mois en remplacement d'un congé maternité, 80 %, à Rennes. Prise de poste le 2 mars.
FRE|TEMPORARY||12.5-12.5 HOUR||1|Mission d'intérim de 6 mois, 2x8, 12,50 € de l'heure + panier. Un an d'expérience en agroalimentaire. L'entreprise existe depuis 40 ans.
FRE|PERMANENT_POSSIBLE|FULL_TIME||nantes||Intérim puis embauche en CDI si tout se passe bien. 39 heures par semaine du lundi au vendredi midi. Nantes.
FRE|APPRENTICESHIP|||lyon||Contrat d'apprentissage de 24 mois à Lyon, rythme 3 semaines en entreprise, 1 semaine à l'école.
FRE|APPRENTICESHIP||600-600 MONTH|||Stage de fin d'études de 6 mois, gratification de 600 € par mois.
FRE||AVAILABILITY||||Vacations ponctuelles selon vos disponibilités, en soirée et le week-end.
FRE|TEMPORARY|FULL_TIME|1900-1900 MONTH|chamonix||Saisonnier de décembre à avril à Chamonix. 42 h par semaine, logé, nourri, 1 900 € net par mois.
FRE|PERMANENT|PART_TIME||namur|3|Contrat à durée indéterminée, mi-temps (19h/sem), dans notre maison médicale de Namur. Trois années d'expérience. Le secrétariat est ouvert de 8 h à 18 h.
FRE|TEMPORARY|PART_TIME||charleroi||Contrat de remplacement, 4/5 temps, jusqu'au 31 décembre. Charleroi. Chèques-repas à 7 €.
FRE|SELF_EMPLOYED|FULL_TIME|400-450 DAY|paris|5|Freelance / portage. TJM 400 à 450 €. Mission de 9 mois à Paris, temps plein, 2 jours de télétravail. 5 ans d'expérience en Java.
FRE|STUDENT|PART_TIME||||Job étudiant, le samedi et pendant les vacances scolaires, 8 heures par semaine.
FRE|PERMANENT|FULL_TIME|32000-38000 YEAR|grenoble|4|Type de contrat : CDI ⏎ Temps de travail : complet ⏎ Rémunération : 32-38 K€ sur 13 mois ⏎ Lieu : Grenoble ⏎ Expérience : 4 ans minimum
FRE|PERMANENT|MIXED||||CDI, temps plein ou temps partiel (28 h minimum) au choix. Vous suivez les contrats de nos clients.
FRE|PERMANENT|PART_TIME|12-12 HOUR|||Aide à domicile, CDI de 24 à 30 heures par semaine, 12 €/h, un week-end sur deux. Nos bureaux répondent 7j/7.
FRE|VOLUNTEER|PART_TIME/||||Nous cherchons des bénévoles pour l'aide aux devoirs, deux soirs par semaine.
FRE|RESERVE|PART_TIME||liège||La commune de Liège constitue une réserve de recrutement pour des agents d'entretien à mi-temps.
FRE|PERMANENT_POSSIBLE|FULL_TIME||mons|2|Contrat de 6 mois débouchant sur un contrat à durée indéterminée. 38 h/semaine. Mons. Vous justifiez de 2 ans dans le secteur.
FRE|PERMANENT|FULL_TIME||||Poste en CDI, statut cadre, forfait 218 jours, RTT. Astreinte une semaine sur six. Formation de 3 semaines à l'arrivée.
FRE|TEMPORARY|FULL_TIME||||Contrat de projet de 3 ans, temps complet, ouvert aux contractuels.
FRE|PERMANENT/+TEMPORARY/|FULL_TIME||angers|5|Titulaire ou à défaut contractuel, à temps complet à la mairie d'Angers. 5 ans sur un poste similaire.
FRE|TEMPORARY|PART_TIME||||AESH, CDD de 3 ans, 24 h hebdomadaires sur 41 semaines.
FRE|PERMANENT|FULL_TIME|11.9-13.2 HOUR|||Nous vous proposons un emploi stable en CDI, 35 heures, de 11,90 à 13,20 € brut/heure, heures supplémentaires payées. Réponse sous 48 h.
FRE|PERMANENT|PART_TIME||toulouse|1|25 heures par semaine réparties sur 5 jours, de 6 h à 11 h. Contrat pérenne. Toulouse. Une première expérience d'un an.
FRE|TEMPORARY|FULL_TIME|||3|Durée : 18 mois ⏎ Temps de travail : 100 % ⏎ Expérience : 3 ans ⏎ Disponibilité : immédiate
FRE|SELF_EMPLOYED|||||Agent commercial indépendant, rémunération à la commission, formation assurée. Secteur 33.
FRE|PERMANENT|FULL_TIME|2800-2800 MONTH|bruxelles|3|Nous offrons : un contrat à durée indéterminée à temps plein, un salaire de départ de 2.800 € brut, une assurance groupe, 20 jours de congé et 12 jours de RTT. Lieu : Bruxelles. Minimum 3 ans d'expérience en assurances.
FRE|TEMPORARY|FULL_TIME||genève||CDD 12 mois, 100 %, Genève. Vous encadrez des stagiaires et des apprentis.
FRE|PERMANENT|MIXED||lausanne|5|Engagement fixe, taux de 80 à 100 %, Lausanne. Cinq ans de pratique.
FRE|PERMANENT|PART_TIME||||Poste à 17 h 30 / semaine. CDI. Planning fixe : lundi, mardi et jeudi.
FRE|APPRENTICESHIP|||tours||Alternance bac pro ou BTS sur Tours (37), deux ans, démarrage en septembre.
FRE|TEMPORARY|||||Renfort d'été : contrats de 2 à 8 semaines, horaires de nuit possibles.
FRE|PERMANENT|FULL_TIME|||10|Vous avez dix ans de métier. Embauche directe en CDI, semaine de 4 jours (36 h). Véhicule de service.
FRE|PERMANENT|PART_TIME||arlon||CDI - 30h/38 - horaire coupé - Arlon. Dépannages 24h/24 assurés par une autre équipe.
FRE||FULL_TIME||brest||Vous travaillerez en 3x8 du lundi au vendredi, 151,67 heures par mois, sur notre site de Brest.

FRE|PERMANENT|FULL_TIME|1900-2100 MONTH|metz|1|Ce que nous proposons : un CDI, 39 h, entre 1 900 et 2 100 € net, une mutuelle. À Metz, avec un an d'expérience au moins.
FRE|TEMPORARY|FULL_TIME||||Remplacement maladie jusqu'à fin juin (possibilité de prolongation), temps complet.
FRE|PERMANENT_POSSIBLE||13.2-13.2 HOUR|reims||On vous prend trois mois en intérim puis le client vous embauche. Reims, équipe 5h-13h / 13h-21h, 13,20 €/h.
FRE|SELF_EMPLOYED||350-400 DAY|||Mission en freelance, TJM 350-400 €, démarrage ASAP, durée 6 mois renouvelable.
FRE|APPRENTICESHIP|||dijon||Vous préparez un BTS en alternance ? Rejoignez-nous à Dijon pour deux ans.
FRE|PERMANENT|PART_TIME||verviers|2|Temps partiel 24h, CDI, Verviers. Deux ans d'expérience en titres-services.
FRE|STUDENT|PART_TIME||||Cherche étudiants pour le week-end, 12 h, caisse et rayons.
FRE||AVAILABILITY||||Extras en restauration, le soir et le week-end, au gré de vos envies.
FRE|TEMPORARY|FULL_TIME||annecy||CDD saisonnier, du 15 juin au 15 septembre, 35 h, Annecy. Logement possible.
FRE|PERMANENT|FULL_TIME|35000-40000 YEAR||8|Salaire : 35 à 40 K€ fixe + variable. Contrat : CDI. Expérience : 8 ans. Statut : cadre au forfait jours.
FRE|PERMANENT|MIXED||yverdon||Poste fixe à 60-100 %, Yverdon.
FRE|TEMPORARY|PART_TIME||namur||CDR mi-temps à Namur, prise de fonction immédiate, barème 1/80.
FRE|VOLUNTEER|PART_TIME/||||Devenez bénévole à la banque alimentaire, quelques heures par mois.
FRE|PERMANENT|FULL_TIME|||5|Fort de 5 années passées en chantier, vous intégrez une équipe de 12. CDI temps plein, 40h/sem, 20 jours de congés légaux + 12 RTT.
FRE|TEMPORARY|PART_TIME/AVAILABILITY||||Vacataire, 3 demi-journées par semaine, contrat d'un an.
FRE|APPRENTICESHIP|||||Stagiaire assistant(e) RH, 4 à 6 mois, indemnité légale.
FRE|PERMANENT|PART_TIME|11.88-11.88 HOUR|||CDI 20h/semaine, 11,88 € brut/h, du lundi au vendredi de 17h à 21h.
FRE|PERMANENT|FULL_TIME||tournai|3|Engagement à durée indéterminée à temps plein (38h/sem) dans notre siège de Tournai. Vous pouvez vous prévaloir de trois ans d'expérience utile.
FRE|RESERVE|||||La Province constitue une réserve de recrutement valable 2 ans.
FRE|TEMPORARY|FULL_TIME|||2|CDD 6 mois, temps plein, poste à pourvoir au 1er mars. 2 ans d'exp. Vous rédigerez les contrats de travail.
FRE|PERMANENT_POSSIBLE|||||Contrat initial de 12 mois, pérennisable.
FRE|SELF_EMPLOYED|||||Infirmier libéral pour collaboration, 10 jours par mois.
FRE|PERMANENT|FULL_TIME||||Semaine de 35 heures sur 4 jours, CDI, 6 semaines de congés.
FRE|TEMPORARY|FULL_TIME|12-12.5 HOUR|lens||Intérim longue durée (18 mois), 3x8, Lens, 12 à 12,50 €, 35 heures.
FRE|PERMANENT|MIXED||||De 25 à 35 h selon votre souhait, contrat à durée indéterminée.
FRE|PERMANENT|FULL_TIME||sion|4|Contrat fixe, 100 %, lieu de travail : Sion. Quatre ans de pratique minimum.
FRE|PERMANENT|PART_TIME||||TEMPS PARTIEL 28H, CDI, COUPURES LE MIDI, UN DIMANCHE SUR DEUX.
FRE|TEMPORARY|FULL_TIME||||On cherche du renfort pour les vendanges : 3 semaines en septembre, 40 h.
FRE|PERMANENT|FULL_TIME|2600-3000 MONTH|||Package : 2600-3000 € bruts/mois, CDI, plein temps, chèques repas 8 €, voiture.
FRE|TEMPORARY|PART_TIME||||AED, CDD jusqu'au 31 août, 50 %, internat.
FRE|PERMANENT|FULL_TIME|||15|Quinze ans d'expérience minimum. CDI. Temps plein. Société fondée il y a 25 ans.
FRE|STUDENT|FULL_TIME||||Job d'été : juillet ou août, 38h/semaine, étudiants uniquement.
FRE|PERMANENT|FULL_TIME||||Vous aurez un contrat en CDI dès le premier jour, du mardi au samedi, 9h-12h et 14h-19h.
FRE|TEMPORARY|FULL_TIME||rouen|1|Contractuel 1 an renouvelable, temps complet, CHU de Rouen, une année de pratique hospitalière.
FRE|APPRENTICESHIP|||||Contrat pro 12 mois pour passer le titre de conducteur.
`;
