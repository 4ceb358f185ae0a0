import { namesOf, townsOf } from '../words/voice.ts';

/** Towns where people work in English. */
export const towns = townsOf(`
Amsterdam;1012;24;NL;Utrecht
Rotterdam;3011;14;NL;Rotterdam
The Hague;2511;10;NL;Rotterdam
Eindhoven;5611;12;NL;Utrecht
Utrecht;3511;8;NL;Utrecht
Leiden;2312;4;NL;Rotterdam
Delft;2611;4;NL;Rotterdam
Groningen;9711;3;NL;Utrecht
Tilburg;5038;4;NL;Rotterdam
Venlo;5911;4;NL;Hasselt
Maastricht;6211;3;NL;Hasselt
Brussels;1000;20;BE;Brussel
Antwerp;2000;14;BE;Antwerpen
Ghent;9000;8;BE;Gent
Leuven;3000;7;BE;Leuven
Bruges;8000;3;BE;Gent
Mechelen;2800;3;BE;Antwerpen
Zaventem;1930;4;BE;Brussel
Liège;4000;3;BE;Liège
Luxembourg;1111;12;LU;Luxembourg
Esch-sur-Alzette;4001;4;LU;Luxembourg
Paris;75011;6;FR;Lille
Lyon;69003;3;FR;Lyon
Milan;20121;5;IT;Milano
Turin;10121;3;IT;Milano
`);

const international = namesOf(
  60,
  'Rahul Arjun Vikram David James Michael Piotr Tomasz Andrei Samuel Chinedu Emeka João Tiago Carlos Ahmed Omar Daniel Patrick Liam Sean Marek Kwame Jun',
  'Priya Ananya Kavita Sarah Emily Rachel Agata Katarzyna Elena Grace Ngozi Amara Inês Catarina Lucía Layla Noor Hannah Aoife Siobhan Maria Zuzana Abena Mei',
  'Kapoor|Iyer|Nair|Deshmukh|Whitfield|Thornbury|Gallagher|Brennan|Hughes|Wisniewski|Kaminski|Ionescu|Okonkwo|Adeyemi|Boateng|Almeida|Figueiredo|Navarro|Castellano|Haddad|Rahman|Santos-Reyes|Villanueva|Novotny|Horvath|Chen|Petrou|Sharma|Larkin|Eastwood-Bell',
);
const local = namesOf(
  18,
  'Jeroen Bram Thomas Lucas Simon Joris Antoine Marco',
  'Sanne Lotte Charlotte Julie Femke Claire Giulia Anouk',
  'van der Meer|De Clercq|Janssens|Lambert|Kuiper|Vermeulen|Weber|Moretti|Hoekman|Claessens',
);
const both = [international, local];

/** Names of people who work in English. */
export const names = { BE: both, NL: both, LU: both, FR: both, IT: both };
