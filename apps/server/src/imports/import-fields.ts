import type { ProfileKind } from '@counterpart/domain';

/** A field that a column may go to, the kinds that have it, and the headers it is known by in the four languages. */
interface FieldDefinition {
  readonly kinds: 'BOTH' | ProfileKind;
  readonly headers: string;
}

// Headers are compared without case, accents, blanks and signs; commas divide them here.
const FIELDS = {
  id: {
    kinds: 'BOTH',
    headers:
      'id, nr, nummer, number, numéro, numero, ref, reference, referentie, référence, riferimento, external id, candidate id, candidate number, kandidaatnummer, kandidaat id, numéro candidat, id candidat, id candidato, codice candidato, job id, vacancy id, vacaturenummer, vacature id, job number, numéro offre, id offre, id annuncio, codice annuncio',
  },
  language: { kinds: 'BOTH', headers: 'language, taal, langue, lingua, document language' },
  name: {
    kinds: 'CANDIDATE',
    headers:
      'name, full name, naam, volledige naam, nom complet, nome completo, nominativo, kandidaat, candidate, candidat, candidato',
  },
  firstName: { kinds: 'CANDIDATE', headers: 'first name, given name, voornaam, prénom, nome' },
  lastName: {
    kinds: 'CANDIDATE',
    headers: 'last name, surname, family name, achternaam, familienaam, nom, nom de famille, cognome',
  },
  email: {
    kinds: 'CANDIDATE',
    headers:
      'email, e-mail, mail, email address, e-mailadres, mailadres, adresse email, adresse mail, courriel, indirizzo email, posta elettronica',
  },
  phone: {
    kinds: 'CANDIDATE',
    headers:
      'phone, telephone, mobile, phone number, telefoon, telefoonnummer, gsm, mobiel, téléphone, portable, tel, telefono, cellulare',
  },
  birthDate: {
    kinds: 'CANDIDATE',
    headers: 'birth date, date of birth, birthday, dob, geboortedatum, date de naissance, né le, data di nascita',
  },
  status: { kinds: 'BOTH', headers: 'status, statut, stato' },
  office: {
    kinds: 'BOTH',
    headers: 'office, branch, kantoor, vestiging, filiaal, agence, bureau, filiale, ufficio, agenzia',
  },
  town: {
    kinds: 'BOTH',
    headers:
      'town, city, place, municipality, stad, gemeente, woonplaats, plaats, ville, commune, localité, città, comune, località, residenza',
  },
  postcode: {
    kinds: 'BOTH',
    headers: 'postcode, postal code, zip, zip code, postnummer, code postal, cp, cap, codice postale',
  },
  country: { kinds: 'BOTH', headers: 'country, land, pays, paese, nazione' },
  preferredJobTitle: {
    kinds: 'CANDIDATE',
    headers:
      'preferred job title, desired job, wanted job, job title, title, function, position, occupation, profession, functie, gewenste functie, functietitel, beroep, fonction, fonction souhaitée, poste, poste souhaité, métier, titre, posizione, posizione desiderata, mansione, qualifica, professione, ruolo, titolo',
  },
  preferredJobInfo: {
    kinds: 'CANDIDATE',
    headers: 'preferred job info, wishes, preferences, wensen, voorkeuren, souhaits, préférences, desideri, preferenze',
  },
  cvText: {
    kinds: 'CANDIDATE',
    headers:
      'cv text, cv, resume, curriculum, curriculum vitae, profile, summary, description, text, profiel, samenvatting, omschrijving, beschrijving, tekst, profil, résumé, description, texte, profilo, riassunto, descrizione, testo',
  },
  workExperiences: {
    kinds: 'CANDIDATE',
    headers:
      'work experiences, work experience, experience, werkervaring, ervaring, expérience, expériences, expérience professionnelle, esperienza, esperienze, esperienza lavorativa, esperienze lavorative',
  },
  educations: {
    kinds: 'CANDIDATE',
    headers:
      'educations, education, degree, diploma, opleiding, opleidingen, studies, formation, formations, études, diplôme, formazione, istruzione, titolo di studio',
  },
  jobTitle: {
    kinds: 'JOB',
    headers:
      'job title, title, job, position, vacancy, function, name, functie, functietitel, vacature, titel, jobtitel, naam, intitulé, intitulé du poste, titre, poste, fonction, offre, nom, titolo, posizione, mansione, ruolo, annuncio, nome',
  },
  jobText: {
    kinds: 'JOB',
    headers:
      'job text, description, job description, text, body, content, omschrijving, functieomschrijving, vacaturetekst, beschrijving, tekst, descriptif, description du poste, texte, descrizione, testo, testo annuncio',
  },
  company: {
    kinds: 'JOB',
    headers:
      'company, employer, client, customer, organisation, organization, bedrijf, werkgever, klant, entreprise, employeur, société, azienda, datore di lavoro, società, cliente',
  },
  startDate: {
    kinds: 'JOB',
    headers: 'start date, start, startdatum, begindatum, date de début, début, data di inizio, inizio',
  },
  validThrough: {
    kinds: 'JOB',
    headers:
      'valid through, closing date, expires, einddatum, geldig tot, sluitingsdatum, date limite, valable jusqu’au, scadenza, valido fino al',
  },
  url: { kinds: 'BOTH', headers: 'url, link, website, web, site, lien' },
  jobFunctions: {
    kinds: 'BOTH',
    headers: 'job functions, functions, functies, beroepen, fonctions, métiers, mansioni, professioni',
  },
  hardSkills: {
    kinds: 'BOTH',
    headers:
      'hard skills, skills, competences, technical skills, vaardigheden, competenties, kennis, compétences, compétences techniques, savoir-faire, competenze, competenze tecniche, abilità',
  },
  softSkills: {
    kinds: 'BOTH',
    headers:
      'soft skills, qualities, eigenschappen, persoonlijke eigenschappen, gedragscompetenties, savoir-être, qualités, competenze trasversali, qualità',
  },
  languages: {
    kinds: 'BOTH',
    headers:
      'languages, language skills, talen, talenkennis, langues, connaissances linguistiques, lingue, conoscenze linguistiche',
  },
  locations: {
    kinds: 'BOTH',
    headers:
      'locations, location, job location, work location, locaties, locatie, werkplaats, plaats tewerkstelling, regio, lieux, lieu, lieu de travail, région, sede, sede di lavoro, luogo di lavoro, regione',
  },
  contractTypes: {
    kinds: 'BOTH',
    headers:
      'contract types, contract type, contract, employment type, contracttype, contractsoort, type de contrat, contrat, tipo di contratto, contratto',
  },
  workingHours: {
    kinds: 'BOTH',
    headers:
      'working hours, hours, work hours, uren, werktijd, werkregime, arbeidsregime, regime, horaire, temps de travail, régime de travail, orario, orario di lavoro',
  },
  wage: {
    kinds: 'BOTH',
    headers: 'wage, salary, pay, loon, salaris, wedde, salaire, rémunération, stipendio, retribuzione, ral',
  },
  wageFrom: {
    kinds: 'BOTH',
    headers:
      'wage from, salary from, salary min, minimum salary, loon van, minimumloon, salaire min, salaire minimum, stipendio minimo, stipendio da',
  },
  wageTo: {
    kinds: 'BOTH',
    headers:
      'wage to, salary to, salary max, maximum salary, loon tot, maximumloon, salaire max, salaire maximum, stipendio massimo, stipendio a',
  },
  seniority: {
    kinds: 'BOTH',
    headers:
      'seniority, years of experience, experience years, jaren ervaring, anciënniteit, années d’expérience, ancienneté, anni di esperienza, anzianità',
  },
  availability: {
    kinds: 'BOTH',
    headers:
      'availability, available, available from, beschikbaarheid, beschikbaar, beschikbaar vanaf, disponibilité, disponible, disponible à partir du, disponibilità, disponibile dal',
  },
} as const satisfies Record<string, FieldDefinition>;

/** A field that a column of a CSV file may go to. */
export type ImportField = keyof typeof FIELDS;

/** Whether a text names a field that documents of a kind have. */
export function isImportField(name: string, kind: ProfileKind): name is ImportField {
  if (!Object.hasOwn(FIELDS, name)) return false;
  const { kinds }: FieldDefinition = FIELDS[name as ImportField];
  return kinds === 'BOTH' || kinds === kind;
}

/** The fields of a kind, as `--map` and `map` name them. */
export function importFields(kind: ProfileKind): readonly ImportField[] {
  return (Object.keys(FIELDS) as ImportField[]).filter((field) => isImportField(field, kind));
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
  for (const field of importFields(kind)) {
    for (const header of [field, ...FIELDS[field].headers.split(',')]) {
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
