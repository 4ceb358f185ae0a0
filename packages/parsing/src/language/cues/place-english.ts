import type { PlaceWords } from '../place-words.ts';

const list = (words: string): readonly string[] => words.split('|');

/** What English says around the name of a place. */
export const ENGLISH_PLACE_WORDS: PlaceWords = {
  labels: list(
    'location|locations|job location|work location|place of work|place of employment|workplace|where|duty station|home base|based|area|areas covered|area covered|site|address|office location|base|region|city|town|employer|institution|organisation|organization|place of work is',
  ),
  here: list(
    "you work|you will work|you'll work|you would work|you will be based|you'll be based|you would be based|you are based|you'll be working|you will be working|you join|you will join|you'll join|you would join|you report to our|you start|you will start|you'll start|you sail|you set off|you leave from|you will find us|you'll find us|find us|we are in|we're in|based there|there in|join our|join us|join a team|join the team|joining a team|join|to be based|working in|work in|work from|working from|working out of|work at|working at|this role|the role|this job|the job|this position|the position|this post|the post|posts|post is|this vacancy|the vacancy|vacancy|vacancies|this placement|the placement|placement|internship|the internship|apprenticeship|role in|roles in|position in|post of|post in|job in|jobs in|opening in|opportunity in|is opening|are opening|opening a|will open|your workplace|your base|only in|only|your desk|your team|the successful candidate|will be based|is based there|starting point|route|patch|territory|needed in|required in|wanted in|staff for|as our|sitting in|you will sit|you'll sit|with duty station|duty station is|with place of work|we meet|you meet|meet at|muster|assemble|gather|pick-up point|meeting point",
  ),
  site: list(
    'office|hub|team|shop|store|branch|depot|warehouse|plant|factory|yard|quarry|workshop|garage|showroom|studio|lab|laboratory|campus|facility|distribution centre|distribution center|fulfilment centre|data centre|call centre|centre|center|heart|nursing home|care home|home|hospice|hospital|clinic|surgery|pharmacy|primary school|secondary school|college|creche|nursery|restaurant|cafe|café|pub|bar|hotel|hostel|guesthouse|bakery|butcher|butchers|kitchen|brewery|distillery|winery|vineyard|estate|farm|garden|gardens|nurseries|greenhouse|orchard|stud|kennels|stables|salon|gym|pool|leisure centre|theatre|museum|gallery|library|church|parish|village|port|harbour|airport|terminal|station|marina|boatyard|shipyard|council|client|company|firm|family business|business|contractor|manufacturer|supplier|distributor|dealer|dealership|grower|agency in|secretariat|residence|house|apartment|apartments|hall|line|building site|construction site|project|ward|unit|department|located|situated|outlet|supermarket|charity|startup|start-up|scale-up|fleet|residents|families who live|families in|families|homes of|people in|headquartered team|our people|foundation|institute|university|dock|docks|laundry|launderette|forge|sawmill|our clinic|services in|service in|practice with|based in|based at|based out of|runs|routes|rounds|cover|covering|areas|shifts|sessions|lessons|lessons happen|happen|takes place here|radius|km around|miles around|mile radius|tearoom|tea room|tea rooms|parlour|ice cream parlour|counter|roastery|bakehouse|dairy|cannery|foundry|refinery|brickworks|printing house|bookshop|grocer|fishmonger|florist|hardware store|optician|opticians|maternity|abbey|cathedral|tourist office|ice rink|stadium|golf club|riding school|prison|barracks|courthouse|day centre|campsite|caravan park|holiday park|promenade|pier|high street|abattoir|deli|delicatessen|employees|opened|family in|studio in|dental practice|veterinary practice|premises|site in|works in|boutique|barbershop|nail bar|chocolate factory|cheese dairy|smokehouse|fish market|cottage|castle|manor|campus of|one of our clients|one of our customers|one of its clients|a client|mill|practice|school',
  ),
  areas: list('area|region|city|town|village|port|site|campus|hub|location|area of|depot|yard|district of|county'),
  siteEndings: [],
  office: list(
    'headquarters|headquarter|headquartered|hq|head office|head offices|main office|registered office|european headquarters|parent|parent company|parent group|group|holding|sister company|sister site|sister hotel|sister school|sister offices|sister plant|spin-off|owner|owners|office crowd|sales team|sales folks|sales office|founders|finance team|back office|letterbox|recruitment agency|recruitment office|our agency|staffing agency|employment agency|agency|recruiters|recruitment|branches|stores|shops|depots|plants|sites|factories|warehouses|labs|schools|hotels|clinics|restaurants|hubs|teams|colleagues|admin|administration|payroll|investors|server|servers|supply chain|spare parts|secondary site|satellite office|satellite',
  ),
  another: list(
    'other|another|second|third|sister|also|too|former|previous|new sister|soon|our old|the old office|our former|our previous',
  ),
  other: list(
    "school day|lecture|lectures|attend|classes|training|basic training|induction|course|courses|exam|exams|interview|interviews|selection day|assessment|assessment centre|selection board|panel sits|apply|applications to|cv to|send your cv|post to|customers|clients|suppliers|supplies|deliver|delivers|deliveries|delivering|ship to|export|exports|exporting|travel|travels|travelling|trips|trip|missions|mission|conference|trade fair|worldwide|globally|international|founded|established|born|started out|grew up|moved|moving|relocated|relocating|left|leaving|originally|formerly|previously|you live|live in|living in|commute|commuting|commutes|sleep|sleeping|stay overnight|come from|coming from|comes from|fly into|flying|flights|flight|people come|minutes|minute|mins|hour from|hours from|drive|miles|mile|km|kilometres|kilometers|stone's throw|bus|train|shuttle|ferry|reachable|motorway|border|halfway|referred|refer|report to|reports to|reporting to|degree from|university of|stock exchange|funded by|occasional|occasionally|sometimes|once a month|once a year|once a quarter|spread over|also in|jobs are mostly|divide your time|projects in|projects across|programmes|programs|weekend trip|for example|such as|remains|stays|academy|training centre|supply|serves|moving to|bus stop|sent to|travel to|monthly meeting|meeting|meetings|our partners|its partners|partners in",
  ),
  otherBehind: list(
    "is a|is an hour|is half|is twenty|is thirty|is ten|is fifteen|is only|is just|are fully|fully staffed|has its own|have its own|has a|which has|closes|close|closed|is closing|are closing|needs nobody|need nobody|is not hiring|isn't hiring|are not hiring|aren't hiring|station is|is away|is reachable|handles the|handle the|looks after the|does the|do the|hiring on behalf|on behalf of|just down the road|hiring for a|hiring for an|hiring for one|hiring for its|recruiting for a|recruiting for an|recruiting for one|recruiting for its|recruits for|a recruitment agency|recruitment agency|a staffing agency",
  ),
  hereBehind: list(
    'is hiring|are hiring|seeks|seek|is looking|are looking|requires|require|needs you|needs a|needs an|wants|invites applications|invites|is recruiting|is expanding|is growing|is selecting|only|is opening|needs|need you|office|hub|branch|store|shop|plant|depot|based contractor|area|region',
  ),
  near: list(
    'kilometers outside|kilometres outside|km outside|miles outside|mile outside|near|nearby|close to|not far from|just outside|outside|around|next to|beside|overlooking',
  ),
  not: list("not|no|never|nobody|don't|doesn't|won't|isn't|aren't|neither|nor"),
  turns: list('but|while|whereas|although|though|however|after that|then|because|so'),
  streets: list(
    'street|road|avenue|lane|drive|square|quay|place|boulevard|terrace|park|business park|motorway|bridge|gate',
  ),
  products: list(
    'software|programme|program|tool|method|system|app|application|model|brand|protocol|treaty|convention|agreement|standard',
  ),
  offices: list('offices|our offices'),
  own: list('our'),
  whereBehind: list(
    "where you will be|where you'll be|where you will work|where you'll work|where you work|where you are based|where you will join|where this role|where this post|where the role|where the post|where the job|where we need|where we are looking|where we seek|where your",
  ),
  picked: list('the one in|the one at|the one on|that in|that at'),
  seldom: list(
    'hardly ever|hardly|rarely|seldom|almost never|but not in this|but not for this|not in this round|not for this round',
  ),
  soughtFor: list('for'),
  owners: list('the|a|an|its|their|his|her|this|two|three'),
  inhabitants: list('inhabitants|souls|people'),
  quarters: list('district|quarter|neighbourhood'),
  and: list('and|or|and or|and in|or in|and at|one in|another in|and one in|and another in|the other in'),
  ranges: [
    ['from', 'to'],
    ['between', 'and'],
  ],
  townWords: list(
    'reading|bath|sale|bury|deal|battle|hull|rugby|slough|wells|march|street|rye|ware|best|trim|rush|knock|clones|boyle|convoy|borris|ferns|clara|virginia|prosperous|barry|poole|nelson|stone|stroud|tulla|nice|tours|orange|sens|arras|dole|mere|heel|made|spa|ham|as|ans|peer|bar|re|mira|este|cento|swords|blackrock|chester|douglas|hamilton|lincoln|windsor|derby|goes|alba|bra',
  ),
};
