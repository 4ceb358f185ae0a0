import { sector, work } from '../words/sector.ts';

/** Office work in Dutch. */
export const office = sector(
  'office',
  {
    firms:
      '{stem} Advies|Notariaat {stem}|{stem} Verzekeringen {legal}|{stem} Vastgoed|Stadsdienst {stem}|{stem} Consult {legal}',
    activities:
      'bedrijven adviseert|woningen verhuurt en verkoopt|verzekeringen afsluit|akten opmaakt|vergunningen behandelt',
    sites:
      'op kantoor|op een secretariaat|in een notariskantoor|bij de stad|in een advocatenkantoor in {town}|aan het onthaal',
    studies: 'Kantoor|Handel-talen|Secretariaat-talen|Economie-moderne talen|Boekhouden-informatica',
    higherStudies: 'Office management|Rechtspraktijk|Rechten|Communicatiemanagement|Vastgoed',
    licences: 'rijbewijs B|EHBO',
  },
  false,
  [
    work(
      2,
      'administratief medewerker|administratief bediende|kantoormedewerker|data-invoerder|backofficemedewerker',
      'administratie|Word|Excel|gegevens invoeren',
      'mailbox leeg voor de middag|klasseren volgens Dewey|Outlook-agenda van vijf mensen|scannen met DocuWare',
      '{30-200} dossiers per week verwerken|brieven en {attesten~contracten~tabellen} opmaken|telefoons en mails van {20-120} klanten beantwoorden|gegevens {invoeren~nakijken~klasseren}',
    ),
    work(
      2,
      'receptionist/receptioniste|onthaalmedewerker|telefonist/telefoniste|baliemedewerker',
      'onthaal|telefoneren|agenda beheren|talenkennis',
      '3CX-centrale|badges printen|vergaderzalen klaarzetten met koffie|postfrankering',
      '{20-150} bezoekers per dag ontvangen|oproepen {doorverbinden~noteren}|post en {pakjes~badges~zalen} beheren|bestellingen van kantoormateriaal doen',
    ),
    work(
      3,
      'management assistant|directiesecretaris/directiesecretaresse|executive assistant|office manager',
      'agenda beheren|notuleren|reizen boeken|PowerPoint',
      'drie agenda’s naast elkaar|raad van bestuur in Diligent|Concur-onkosten|kerstfeest voor 200',
      'agenda’s van {2-6} directeurs beheren|vergaderingen {voorbereiden~notuleren}|reizen naar {3-20} landen boeken|{events~verhuizing~contracten} van het kantoor regelen',
    ),
    work(
      3,
      'jurist|juridisch medewerker|paralegal|notarieel medewerker',
      'juridisch advies|contracten opstellen|dossierbeheer|arbeidsrecht',
      'Jura en Stradalex|aktes in eNotariaat|GDPR-register|aangiftes van nalatenschap',
      '{10-80} dossiers opvolgen|contracten en {akten~adviezen~conclusies} schrijven|opzoekingen doen voor {advocaten~cliënten}|vergunningen {aanvragen~betwisten}',
    ),
    work(
      2,
      'verzekeringsbediende|dossierbeheerder verzekeringen|schadebeheerder|polisbeheerder',
      'schadedossiers behandelen|klanten adviseren|polissen beheren|administratie',
      'Brio-pakket|expert aanstellen|autovloot van 300|tarificeren in Portima',
      '{40-260} schadedossiers beheren|polissen {aanpassen~tariferen}|experts en {makelaars~klanten} bellen|betalingen vrijgeven',
    ),
    work(
      2,
      'vastgoedmakelaar|syndicus|vastgoedbeheerder|verhuurmedewerker',
      'verkoopadvies|klanten adviseren|dossierbeheer|onderhandelen',
      'plaatsbezoek met Matterport|algemene vergadering leiden|Whise-fiches|indexering van huren',
      '{15-120} panden beheren|bezoeken doen in {town}|{compromissen~huurcontracten~verslagen} opstellen|herstellingen laten uitvoeren',
    ),
    work(
      2,
      'loketbediende|ambtenaar burgerzaken|medewerker omgevingsvergunning|stadsmedewerker',
      'onthaal|dossierbeheer|wetgeving toepassen|administratie',
      'Remmicom|eID-toestel|omgevingsloket|huwelijksdossiers',
      '{30-90} burgers per dag ontvangen|{paspoorten~rijbewijzen~attesten} afleveren|vergunningen {nakijken~adviseren}|registers bijhouden',
    ),
  ],
);
