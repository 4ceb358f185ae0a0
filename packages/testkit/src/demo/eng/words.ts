import { listOf } from '../words/sector.ts';

/** Word lists that English templates share. */
export const words = {
  trait: listOf(
    'Hands-on|Punctual|Accurate|Flexible|Versatile|Calm|Experienced|Organised|Self-starting|Reliable|Thoughtful|Practical|Curious|Customer-minded',
  ),
  traitAdj: listOf(
    'hands-on|punctual|accurate|flexible|versatile|calm|well organised|dependable|practical|curious|safety-minded|friendly',
  ),
  trait2: listOf(
    'good with people|steady under pressure|keen to learn|able to plan your own day|honest about mistakes|a team player|patient with customers|quick on your feet',
  ),
  strength3: listOf(
    'gets things done|keeps a cool head|keeps promises|sees connections quickly|stays an hour longer when it counts|helps new colleagues settle in|would rather do than talk|finishes what was started|has an eye for detail|gets on with everyone',
  ),
  pressure: listOf(
    '{2-5} people are off sick|the phone keeps ringing|a customer from {town} loses patience|a delivery is {2-6} hours late|the plan changes at {5-11} am|it is {27-36} degrees|everything lands in the week of {Christmas~Easter~the audit~the stock count}',
  ),
  adjunct: listOf(
    '{withTeam}|{withTeam}|{underBoss}|{pace}|{pace}|{forWhom}|{howLong}|{projectOf}|{withTeam}, {howLong}|{underBoss} and {forWhom}',
  ),
  adAdjunct: listOf(
    'together with {team}|in a team of {3-24}|reporting to {boss}|about {5-90} times a {day~week}|for {client}|for {3-60} regular customers|on {2-7} sites|in agreement with {boss}',
  ),
  adDetail: listOf('{2-5} days a week|{2-14} hours a week|{2-7} sites|about {15-85}% of the time|for {client}'),
  withTeam: listOf(
    'in a team of {3-24}|alongside {team}|with {2-12} colleagues|paired with {boss}|with {2-6} trainees to look after',
  ),
  underBoss: listOf('under {boss}|at the request of {boss}|reporting to {boss}|in daily contact with {boss}'),
  pace: listOf(
    'about {5-90} times a {day~week~shift}|between {5-9} am and {2-6} pm|{2-5} days a week|from Monday to {Thursday~Friday~Saturday}|sometimes {4-10} orders at once|at {2-7} places in {town}',
  ),
  forWhom: listOf('for {client}|for {3-60} regular customers|for {client}'),
  howLong: listOf(
    'for {3-30} months|from {year} on|from {January~March~May~September~November} to {June~August~October~December} {year}|during {2-40} weeks|in the peak season of {year}',
  ),
  projectOf: listOf('during {project} of {2-48} months|as part of {project} in {town}|after {project} in {year}'),
  project: listOf(
    'a renovation|a relocation|an expansion|a start-up|a reorganisation|a merger|an audit|a pilot|a campaign|a modernisation',
  ),
  team: listOf(
    '{3-25} colleagues|a team of {3-18}|the {night~morning~late~weekend} shift of {4-20}|{2-6} tradespeople and {2-4} apprentices|{2-9} colleagues from {town}|the {3-12} people in {dienst}',
  ),
  dienst: listOf(
    'planning|maintenance|sales|quality|purchasing|accounts|logistics|reception|engineering|people operations',
  ),
  boss: listOf(
    'the {team lead~owner~branch manager~department head~supervisor~coordinator} in {town}|{m:Ms~Mr} {stem}|the {foreman~team lead~manager~owner} of {firm}|a colleague with {8-35} years in the trade',
  ),
  client: listOf(
    'customers in {town}|a {hospital~school~council~factory~wholesaler~care home~bank~garage~brewery} in {town}|{20-400} customers around {town}|private customers near {town}|the branch in {town}|clients such as {stem} {legal}',
  ),
  detail: listOf(
    '{2-5} days a week|{2-14} hours a week|also in {town}|{2-7} sites|about {15-85}% of the time|{3-18} months|since {year}|in {town} and {town}|for {client}',
  ),
  duty: listOf(
    'report daily to {boss}|train {2-9} new colleagues|follow up the planning of {team}|check the figures of week {1-52}|handle complaints from {client}|run the stock count {2-6} times a year',
  ),
  firmKind: listOf(
    'a family business|a firm of {8-45} people|a company with {2-9} branches|a stable company|a growing company|a company of {20-250} people',
  ),
  reason: listOf(
    'the company moved to {town}|the project for {client} came to an end|I wanted to work closer to {town}|orders from {client} fell away|we moved to {town} with the family|no permanent contract followed after {3-18} months|the team of {6-40} was cut back',
  ),
  lesson: listOf(
    'preparation is {20-60}% of the work|you never keep {client} waiting|safety comes before speed, even at {2-6} in the morning|a good handover may take {5-20} minutes|you measure {2-3} times',
  ),
  lessonNoun: listOf('patience|teamwork|planning|perseverance|listening|organising|leading people'),
  wishEnd: listOf(
    '{hoursWish}|with {firmKind}|where I can {growth}|with a permanent contract after {3-12} months|with no more than {2-3} weekends a month|{startMoment}',
  ),
  hoursWish: listOf(
    'full time|part time, {16-32} hours a week|in day shift between {6-9} am and {3-6} pm|in two shifts|{3-4} days a week|weekdays or weekends, {24-40} hours|{32-40} hours a week',
  ),
  growth: listOf(
    'keep learning for the next {2-6} years|grow into a lead of {team}|use what I learned at {firm}|work with {client}|take responsibility for {team}|get better at {skill}',
  ),
  hobby: listOf(
    'I play {football~cricket~volleyball~hockey} at {club}|I cycle {30-140} km a week around {town}|I sing in a choir of {12-60}|I coach {8-20} children at {club}|I grow vegetables on {20-300} square metres near {town}|I restore old {bikes~radios~scooters~clocks} with {team}|I volunteer at {club}|I run {5-42} km near {town}|I cook for {4-30} people every {Friday~Saturday~Sunday}|I play {the guitar~chess~darts~the trumpet} at {club}',
  ),
  club: listOf('the club in {town}|{stem} {town}|the {community centre~youth club~athletics club} in {town}'),
  transport: listOf('bike|my own car|train|bus|motorbike|public transport|scooter and train'),
  startMoment: listOf(
    'from {2-28} {March~April~May~June~September}|within {2-12} weeks|immediately|as agreed with {firm}|after {March~April~May~June}',
  ),
  place: listOf('in {town}'),
};

const shared = {
  stem: listOf(
    'Northgate|Silverbirch|Harrow Vale|Stonebridge|Bluewater|Kestrel|Oakhurst|Lanternhill|Riverton|Marlowe|Foxglove|Whitecliff|Greyfriar|Copperfield|Hollowbrook|Brightwell|Larkspur|Ironside|Meadowbank|Quayside|Thistledown|Redfern',
  ),
  legal: listOf('BV|Group|NV|Sàrl|Europe'),
  school: listOf('{stem} Vocational College, {town}|{town} Technical School|{stem} Secondary School, {town}'),
  college: listOf('University of {town}|{town} University of Applied Sciences|{stem} Institute, {town}'),
  wageMonth: listOf(
    'salary between €{low} and €{high} gross a month|€{low} - €{high} per month|a gross monthly salary of €{low} to €{high}',
  ),
  wageHour: listOf(
    '€{low} - €{high} per hour|hourly rate of €{low} to €{high} gross|between €{low} and €{high} an hour',
  ),
  wageYear: listOf('€{low} - €{high} a year|annual salary of €{low} to €{high} gross'),
  extra: listOf(
    'meal vouchers of €{6-8}|a pension plan|travel costs of €0.{19-23} per km|health insurance|a company car|a bike plan|a thirteenth month',
  ),
  extra2: listOf(
    '{24-32} days of holiday|a training budget of €{500-2500}|{2-3} days of remote work a week|an 8% holiday allowance|housing for the first {2-12} months|shift allowance of {15-35}%',
  ),
};

/** Word lists by country. */
export const countryWords = { BE: shared, NL: shared, LU: shared, FR: shared, IT: shared };
