import { IMPORT_FIELDS, type ImportField, type ProfileKind } from '@counterpart/domain';

// Headers are compared without case, accents, blanks and signs; commas divide them here.
const HEADERS = {
  id: 'id, nr, nummer, number, numéro, numero, ref, reference, referentie, référence, riferimento, external id, candidate id, candidate number, kandidaatnummer, kandidaat id, numéro candidat, id candidat, id candidato, codice candidato, job id, vacancy id, vacaturenummer, vacature id, job number, numéro offre, id offre, id annuncio, codice annuncio',
  language: 'language, taal, langue, lingua, document language',
  name: 'name, full name, naam, volledige naam, nom complet, nome completo, nominativo, kandidaat, candidate, candidat, candidato',
  firstName: 'first name, given name, voornaam, prénom, nome',
  lastName: 'last name, surname, family name, achternaam, familienaam, nom, nom de famille, cognome',
  email:
    'email, e-mail, mail, email address, e-mailadres, mailadres, adresse email, adresse mail, courriel, indirizzo email, posta elettronica',
  phone:
    'phone, telephone, mobile, phone number, telefoon, telefoonnummer, gsm, mobiel, téléphone, portable, tel, telefono, cellulare',
  linkedin: 'linkedin, linkedin url, linkedin profile, linkedin-profiel, profil linkedin, profilo linkedin',
  birthDate: 'birth date, date of birth, birthday, dob, geboortedatum, date de naissance, né le, data di nascita',
  status: 'status, statut, stato',
  office: 'office, branch, kantoor, vestiging, filiaal, agence, bureau, filiale, ufficio, agenzia',
  town: 'town, city, place, municipality, stad, gemeente, woonplaats, plaats, ville, commune, localité, città, comune, località, residenza',
  postcode: 'postcode, postal code, zip, zip code, postnummer, code postal, cp, cap, codice postale',
  country: 'country, land, pays, paese, nazione',
  preferredJobTitle:
    'preferred job title, desired job, wanted job, job title, title, function, position, occupation, profession, functie, gewenste functie, functietitel, beroep, fonction, fonction souhaitée, poste, poste souhaité, métier, titre, posizione, posizione desiderata, mansione, qualifica, professione, ruolo, titolo',
  preferredJobInfo:
    'preferred job info, wishes, preferences, wensen, voorkeuren, souhaits, préférences, desideri, preferenze',
  cvText:
    'cv text, cv, resume, curriculum, curriculum vitae, profile, summary, description, text, profiel, samenvatting, omschrijving, beschrijving, tekst, profil, résumé, description, texte, profilo, riassunto, descrizione, testo',
  workExperiences:
    'work experiences, work experience, experience, werkervaring, ervaring, expérience, expériences, expérience professionnelle, esperienza, esperienze, esperienza lavorativa, esperienze lavorative',
  educations:
    'educations, education, degree, diploma, opleiding, opleidingen, studies, formation, formations, études, diplôme, formazione, istruzione, titolo di studio',
  jobTitle:
    'job title, title, job, position, vacancy, function, name, functie, functietitel, vacature, titel, jobtitel, naam, intitulé, intitulé du poste, titre, poste, fonction, offre, nom, titolo, posizione, mansione, ruolo, annuncio, nome',
  jobText:
    'job text, description, job description, text, body, content, omschrijving, functieomschrijving, vacaturetekst, beschrijving, tekst, descriptif, description du poste, texte, descrizione, testo, testo annuncio',
  company:
    'company, employer, client, customer, organisation, organization, bedrijf, werkgever, klant, entreprise, employeur, société, azienda, datore di lavoro, società, cliente',
  startDate: 'start date, start, startdatum, begindatum, date de début, début, data di inizio, inizio',
  validThrough:
    'valid through, closing date, expires, einddatum, geldig tot, sluitingsdatum, date limite, valable jusqu’au, scadenza, valido fino al',
  url: 'url, link, website, web, site, lien',
  jobFunctions: 'job functions, functions, functies, beroepen, fonctions, métiers, mansioni, professioni',
  hardSkills:
    'hard skills, skills, competences, technical skills, vaardigheden, competenties, kennis, compétences, compétences techniques, savoir-faire, competenze, competenze tecniche, abilità',
  softSkills:
    'soft skills, qualities, eigenschappen, persoonlijke eigenschappen, gedragscompetenties, savoir-être, qualités, competenze trasversali, qualità',
  languages:
    'languages, language skills, talen, talenkennis, langues, connaissances linguistiques, lingue, conoscenze linguistiche',
  locations:
    'locations, location, job location, work location, locaties, locatie, werkplaats, plaats tewerkstelling, regio, lieux, lieu, lieu de travail, région, sede, sede di lavoro, luogo di lavoro, regione',
  contractTypes:
    'contract types, contract type, contract, employment type, contracttype, contractsoort, type de contrat, contrat, tipo di contratto, contratto',
  workingHours:
    'working hours, hours, work hours, uren, werktijd, werkregime, arbeidsregime, regime, horaire, temps de travail, régime de travail, orario, orario di lavoro',
  wage: 'wage, salary, pay, loon, salaris, wedde, salaire, rémunération, stipendio, retribuzione, ral',
  wageFrom:
    'wage from, salary from, salary min, minimum salary, loon van, minimumloon, salaire min, salaire minimum, stipendio minimo, stipendio da',
  wageTo:
    'wage to, salary to, salary max, maximum salary, loon tot, maximumloon, salaire max, salaire maximum, stipendio massimo, stipendio a',
  seniority:
    'seniority, years of experience, experience years, jaren ervaring, anciënniteit, années d’expérience, ancienneté, anni di esperienza, anzianità',
  availability:
    'availability, available, available from, beschikbaarheid, beschikbaar, beschikbaar vanaf, disponibilité, disponible, disponible à partir du, disponibilità, disponibile dal',
} as const satisfies Record<ImportField, string>;

/** Whether a text names a field that documents of a kind have. */
export function isImportField(name: string, kind: ProfileKind): name is ImportField {
  return IMPORT_FIELDS[kind].some((field) => field === name);
}

/** A header without case, accents, blanks and signs. */
export function headerKey(header: string): string {
  return header
    .slice(0, 500)
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

function byHeader(kind: ProfileKind): ReadonlyMap<string, ImportField> {
  const fields = new Map<string, ImportField>();
  for (const field of IMPORT_FIELDS[kind]) {
    for (const header of [field, ...HEADERS[field].split(',')]) {
      const key = headerKey(header);
      if (!fields.has(key)) fields.set(key, field);
    }
  }
  return fields;
}

const FIELD_OF_HEADER: Readonly<Record<ProfileKind, ReadonlyMap<string, ImportField>>> = {
  JOB: byHeader('JOB'),
  CANDIDATE: byHeader('CANDIDATE'),
};

/** The field that a header names in any of the four languages; null when it names none. */
export function fieldOfHeader(header: string, kind: ProfileKind): ImportField | null {
  return FIELD_OF_HEADER[kind].get(headerKey(header)) ?? null;
}
