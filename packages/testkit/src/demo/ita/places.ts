import { namesOf, townsOf } from '../words/voice.ts';

/** Towns of Italy. */
export const towns = townsOf(`
Milano;20121;30;IT;Milano
Torino;10121;18;IT;Milano
Roma;00185;22;IT;Bologna
Bologna;40121;14;IT;Bologna
Brescia;25121;9;IT;Milano
Bergamo;24121;8;IT;Milano
Verona;37121;9;IT;Bologna
Padova;35121;9;IT;Bologna
Modena;41121;8;IT;Bologna
Parma;43121;7;IT;Bologna
Reggio Emilia;42121;6;IT;Bologna
Monza;20900;6;IT;Milano
Novara;28100;4;IT;Milano
Piacenza;29121;4;IT;Milano
Vicenza;36100;6;IT;Bologna
Treviso;31100;4;IT;Bologna
Venezia;30172;6;IT;Bologna
Udine;33100;4;IT;Bologna
Firenze;50121;9;IT;Bologna
Prato;59100;5;IT;Bologna
Genova;16121;8;IT;Milano
Ancona;60121;4;IT;Bologna
Pesaro;61121;3;IT;Bologna
Perugia;06121;4;IT;Bologna
Rimini;47921;4;IT;Bologna
Forlì;47121;3;IT;Bologna
Napoli;80133;14;IT;Bologna
Bari;70121;8;IT;Bologna
Pescara;65121;3;IT;Bologna
Varese;21100;4;IT;Milano
Como;22100;3;IT;Milano
Lecco;23900;2;IT;Milano
Cremona;26100;3;IT;Milano
Mantova;46100;3;IT;Bologna
Trento;38121;4;IT;Bologna
`);

const italian = namesOf(
  70,
  'Marco Luca Andrea Matteo Davide Alessandro Stefano Giuseppe Antonio Salvatore Simone Federico Riccardo Fabio Paolo Roberto Daniele Nicola Enrico Michele',
  'Giulia Francesca Chiara Elisa Sara Martina Valentina Federica Silvia Alessia Laura Paola Elena Anna Ilaria Roberta Monica Claudia Serena Teresa',
  'Ferrari|Colombo|Rinaldi|Marchetti|Bianchini|Galli|Moretti|Barbieri|Fontana|Santoro|Caruso|De Luca|Conti|Villa|Pellegrini|Ferri|Bellini|Sartori|Zanetti|Gallo|Palumbo|Esposito|Martinelli|Donati|Vitale|Bernardi|Cattaneo|Guerra|Fabbri|Piras',
);
const newer = namesOf(
  20,
  'Florin Ionel Arben Besnik Mohamed Youssef Abdoulaye Mamadou Singh Harpreet Oleksandr Luis Jorge',
  'Mihaela Daniela Elira Valbona Fatima Khadija Awa Oksana Iryna Rosario Carmen Manpreet Joy',
  'Munteanu|Ciobanu|Hoxhaj|Gjoka|El Idrissi|Bennani|Diop|Sarr|Dhaliwal|Gill|Melnyk|Bondarenko|Quispe|Huaman|Osagie|Rusu|Prifti|Fall',
);
const both = [italian, newer];

/** Names of people in Italy. */
export const names = { IT: both, BE: both, NL: both, LU: both, FR: both };
