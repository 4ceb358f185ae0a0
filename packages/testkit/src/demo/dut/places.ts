import { namesOf, townsOf } from '../words/voice.ts';

/** Towns of Flanders, Brussels and the Netherlands. */
export const towns = townsOf(`
Antwerpen;2000;52;BE;Antwerpen
Gent;9000;26;BE;Gent
Brugge;8000;12;BE;Gent
Leuven;3000;10;BE;Leuven
Mechelen;2800;9;BE;Antwerpen
Aalst;9300;9;BE;Gent
Hasselt;3500;8;BE;Hasselt
Kortrijk;8500;8;BE;Gent
Sint-Niklaas;9100;8;BE;Gent
Genk;3600;7;BE;Hasselt
Roeselare;8800;6;BE;Gent
Beveren;9120;5;BE;Antwerpen
Turnhout;2300;5;BE;Antwerpen
Vilvoorde;1800;5;BE;Brussel
Dendermonde;9200;5;BE;Gent
Oostende;8400;7;BE;Gent
Lokeren;9160;4;BE;Gent
Waregem;8790;4;BE;Gent
Geel;2440;4;BE;Antwerpen
Mol;2400;4;BE;Antwerpen
Tongeren;3700;3;BE;Hasselt
Lommel;3920;3;BE;Hasselt
Ieper;8900;3;BE;Gent
Halle;1500;4;BE;Brussel
Zaventem;1930;3;BE;Brussel
Deinze;9800;4;BE;Gent
Eeklo;9900;2;BE;Gent
Diest;3290;2;BE;Leuven
Tienen;3300;3;BE;Leuven
Herentals;2200;3;BE;Antwerpen
Brussel;1000;14;BE;Brussel
Amsterdam;1012;30;NL;Utrecht
Rotterdam;3011;26;NL;Rotterdam
Den Haag;2511;18;NL;Rotterdam
Utrecht;3511;16;NL;Utrecht
Eindhoven;5611;12;NL;Utrecht
Tilburg;5038;10;NL;Rotterdam
Groningen;9711;9;NL;Utrecht
Almere;1315;8;NL;Utrecht
Breda;4811;9;NL;Rotterdam
Nijmegen;6511;8;NL;Utrecht
Apeldoorn;7311;6;NL;Utrecht
Enschede;7511;6;NL;Utrecht
Arnhem;6811;7;NL;Utrecht
Amersfoort;3811;6;NL;Utrecht
Zwolle;8011;5;NL;Utrecht
Venlo;5911;5;NL;Hasselt
Roosendaal;4701;4;NL;Rotterdam
Maastricht;6211;5;NL;Hasselt
Dordrecht;3311;5;NL;Rotterdam
Waalwijk;5141;3;NL;Rotterdam
Terneuzen;4531;3;NL;Gent
Helmond;5701;4;NL;Utrecht
`);

const flemish = namesOf(
  60,
  'Jan Pieter Koen Wout Bram Dries Stijn Tom Kevin Jelle Lars Robbe Wim Luc Geert Bart Yannick Sander Kobe Filip Joris Thijs Dirk Maarten',
  'Els An Lotte Sofie Katrien Lies Hanne Veerle Inge Nele Tine Charlotte Emma Joke Griet Karen Annelies Evelien Silke Sarah Femke Ilse Marleen Kaat',
  'Vandenbossche|Verhulst|De Cuyper|Van Acker|Lievens|Claeys|Vermeiren|De Backer|Goossens|Van Hoorebeke|Wouters|Michiels|Baert|De Wispelaere|Coppens|Vercammen|Van den Broeck|Segers|Lambrecht|Hermans|Bogaerts|D’Hondt|Vanhecke|Raes|Cools|Theys|Moerman|Verstraeten|Demeulenaere|Schepers',
);
const hollandic = namesOf(
  60,
  'Jeroen Martijn Sjoerd Henk Bas Daan Rick Niels Ruben Mark Kees Gerrit Joost Thomas Wessel Stefan Arjan Peter Jesse Maarten Tim Erik',
  'Marloes Anouk Sanne Fleur Linda Ingrid Petra Wendy Maaike Iris Femke Lisanne Esther Mirjam Nienke Ilona Carola Roos Danique Saskia',
  'de Jong|Bakker|van Dijk|Visser|Smits|de Boer|Mulder|van Leeuwen|Hoekstra|Postma|Kuipers|Schouten|van der Veen|Dekker|Brouwer|Verhoeven|Kok|Terpstra|van den Heuvel|Hendriks|Wolters|Zwart|de Lange|Scholten',
);
const newer = namesOf(
  28,
  'Mohamed Youssef Mehmet Emre Ahmed Karim Bilal Mustafa Piotr Marcin Ionut Andrei Oleksandr Dmytro Samuel Joseph Arben Hamza Sayed Tekle',
  'Fatima Samira Aylin Zeynep Khadija Nadia Agnieszka Monika Elena Ioana Oksana Iryna Grace Blessing Mirela Leyla Amina Yasmina Selam Maryam',
  'El Haddaoui|Benali|Yilmaz|Kaya|Demir|Bouzidi|Azzouzi|Kowalczyk|Nowicki|Popescu|Dumitru|Kovalenko|Shevchuk|Mensah|Okafor|Hoxha|Rahimi|Noori|Tesfay|Haile|Amrani|Aydin|Zielinska|Stanciu',
);
const surinamese = namesOf(
  8,
  'Winston Ricardo Jermaine Vishal Ravi Dwight',
  'Sharmila Priya Shanice Cheryl Naomi Rowena',
  'Ramdin|Bhagwandas|Pinas|Kartosen|Doekhi|Leeflang|Martina|Wielzen',
);

/** Names of people in Dutch-speaking places. */
export const names = {
  BE: [flemish, newer],
  NL: [hollandic, newer, surinamese],
  LU: [flemish],
  FR: [flemish],
  IT: [flemish],
};
