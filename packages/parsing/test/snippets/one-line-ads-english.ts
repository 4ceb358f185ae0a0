/** English advertisements of one line, in the form of `DUTCH_ONE_LINE_ADS` and written as early. */
export const ENGLISH_ONE_LINE_ADS = `
warehouse-worker | Leeds | 12.5-12.5 HOUR | FULL_TIME | PERMANENT_POSSIBLE | - | - | forklift; picking
Warehouse Operative (m/f) - Leeds. Order picking, loading, driving the forklift, days only, 40 hours a week, £12.50 per hour, temp to perm. Send your CV or just walk in and ask for Dave.

cook | Bristol | - | FULL_TIME | PERMANENT | - | 2 | -
Cook wanted for our bistro in Bristol! Full time, permanent contract, closed Sunday night and Monday, at least 2 years of experience in a busy kitchen. Drop us a message on here.

truck-driver/articulated-truck-driver | Hull | 16-16 HOUR | FULL_TIME | - | - | - | CPC
URGENT - HGV Class 1 driver, Hull, container work, 5am start, full time, home every night, £16 ph, CPC and digi card in order, no agencies please, ring the office on 01482 000000

nurse | York | - | PART_TIME | PERMANENT | - | - | wound care
Oak Lodge Care Home - Registered Nurse - York - part-time (20 hours) - permanent - wound care, medication rounds, supporting families - apply by 15 March to jobs@oaklodge.example

cleaner | Oxford | 12-12 HOUR | PART_TIME | - | - | - | -
Cleaner needed in Oxford, 12 hours a week, Mon Wed Fri 5pm to 9pm, £12/hour, offices and toilets, own transport handy as no bus that late. Text 07700 900000 if interested, thanks

baker | Bath | - | - | - | - | - | -
Crusty Corner bakery is looking for a baker (m/f/d) for our little shop in Bath, night work from 1 to 8, Sundays included, pay according to experience, come and say hello at the counter

receptionist | London | 24000-26000 YEAR | PART_TIME | TEMPORARY | FRE | - | -
Receptionist | London | part time, 24 hours | £24,000 - £26,000 per annum pro rata | 12-month fixed-term contract | fluent French | smart and friendly front desk person required

accountant | Manchester | 38000-45000 YEAR | - | PERMANENT | - | 3 | Xero
Accountant • Manchester • £38k - £45k per year • permanent • minimum 3 years' experience • Xero knowledge • you prepare annual accounts and VAT returns and advise small firms

electrician | Cardiff | - | FULL_TIME | - | - | - | driving licence
Due to a busy order book we are looking for an electrician for domestic work in and around Cardiff, 40 hours per week, full driving licence a must, van supplied, immediate start!

hairdresser | Exeter | - | PART_TIME | - | - | - | -
Hi everyone, our salon in Exeter is after a hairdresser who loves the trade, 3 days a week including Saturday, lovely regulars and great team, please share or tag a friend! #hairjobs

forklift-driver | Daventry | 13-14.5 HOUR | FULL_TIME | TEMPORARY | - | 1 | forklift licence
Forklift driver Daventry two shifts, £13 - £14.50 per hour, 39 hours per week, temporary, valid forklift licence, 1 year of experience preferred, start Monday, agency Workpoint, call today

shop-assistant | Cork | - | PART_TIME | STUDENT | - | - | till
Student job: shop assistant in a clothing store in Cork, Saturdays and holidays, 10 hours a week, working the till and helping customers, must be 18 or over, students only, staff discount

welder/mig-mag-welder | Sheffield | - | FULL_TIME | PERMANENT_POSSIBLE | - | 3 | reading drawings
TIG/MIG welder - Sheffield - 3 years' experience - two shifts - 40 hrs - temporary to permanent - reading drawings essential - ring or mail today jobs@steelgroup.example, ask for Karen

software-developer | Edinburgh | 45000-60000 YEAR | FULL_TIME | - | - | 5 | Java; SQL
Vacancy: software developer (Java, SQL) in Edinburgh, full-time, £45,000 to £60,000 a year, 5 years of experience, two days from home, no cover letter needed, just message us

domestic-cleaner/cleaner | Brighton | - | - | - | - | - | ironing
Domestic cleaner for private homes - Brighton and area - choose your own hours - regular clients close to home - cleaning and ironing - travel paid from day one - references required

plumber | Norwich | 32000-38000 YEAR | FULL_TIME | PERMANENT | - | - | -
Plumber Norwich (full-time, permanent) - fitting bathrooms, boilers and repairs in private homes - £32,000-£38,000 per year - van, phone and tools supplied - Gas Safe a bonus

administrative-assistant | Dublin | - | PART_TIME | TEMPORARY | ENG,FRE | - | Excel
Bilingual administrative assistant EN/FR, Dublin, four days a week, maternity cover of 6 months: entering invoices, phones, diary and Excel, close to the station, starting 1 September

bus-driver | Glasgow | - | PART_TIME | - | - | - | -
Could you be our next bus driver in Glasgow? Part time 20-28 hours a week, we pay for your PCV licence, you drive local routes and help passengers with a smile. No nights.

carpenter | Truro | - | FULL_TIME | PERMANENT | - | - | -
Tregenza Builders of Truro are hiring: carpenter, full time, permanent, roofs and cladding, transport from the yard, a close team of proper tradespeople, holiday pay and pension

waiter | Brighton | 11.5-11.5 HOUR | - | - | FRE | - | -
Waiter / waitress for beach bar in Brighton, April to September, £11.50 an hour plus tips, French is a must, room available, photo and CV to bar@seaview.example before Friday please

security-guard | Birmingham | - | MIXED | - | - | - | SIA
Security officer (m/f) Birmingham, full time or part time, SIA licence required, nights and weekends, travel paid and room to grow, apply through our website or at the front gate

order-picker | Swindon | 12-12 HOUR | AVAILABILITY | - | - | - | -
Order picker on call, Swindon, £12 p/h, evenings and weekends, zero hours contract, no experience needed, 18 or over, fits around your studies or another job, you pick with a scanner

car-mechanic | Luton | - | FULL_TIME | PERMANENT | - | 2 | -
Car mechanic Luton | Parker's Garage | full time | permanent | 2 years' experience | servicing and repairs on all makes | air con | diagnostics | closed on Saturdays | own tools

childcare-worker | Reading | - | PART_TIME | - | - | - | -
Little Acorns nursery seeks nursery assistant for central Reading, 24 hrs, Tue/Thu/Fri, baby room, Level 3 childcare, starting March, call Annie on 0118 000 000 for a chat

sales-representative | Yorkshire | - | FULL_TIME | - | - | 3 | driving licence
Sales representative building materials, Yorkshire area: you visit contractors, write quotes, 3 years of field sales, full driving licence, full time, company car and bonus scheme

maintenance-technician | Derby | - | FULL_TIME | PERMANENT | - | - | PLC
Hi, we have a vacancy open again: maintenance technician on three shifts in Derby, permanent contract, full time, PLC knowledge an advantage, fixing breakdowns and planned work, cheers Tom

warehouse-worker | Corby | - | FULL_TIME | PERMANENT | - | - | -
Baker Logistics is a family firm with 120 people in Corby. We are looking for a warehouse operative on the day shift, full time, permanent, to load and unload lorries all week.

accountant | Stroud | - | - | - | - | - | -
Butcher & Sons has supplied meat to restaurants and canteens across the county for 40 years. For our office in Stroud we are looking for an accountant who likes figures and people.

dental-assistant | Bath | - | PART_TIME | - | - | - | -
Dental practice Bath • Dental nurse wanted • 28 hours • 4 days • friendly team • pay according to scale • email your motivation to practice@teeth.example • no recruitment agencies

landscape-gardener | - | - | - | SELF_EMPLOYED | - | - | hedge
Gardener (m/f) with a towing licence to build and look after gardens; hedge trimming, mowing, fencing, paving; self-employed on the side is fine too, price to be agreed with you

receptionist/hotel-receptionist | Bournemouth | 23500-23500 YEAR | FULL_TIME | PERMANENT | FRE,ITA | 1 | -
Hotel Receptionist (m/f) Bournemouth // full time // permanent // French + Italian // 1 year's experience on a front desk // £23,500 a year // start 1 May, email your CV

butcher | Hereford | - | - | - | - | - | -
Traditional butcher's shop in Hereford with a loyal clientele seeks, as a colleague is retiring, a butcher able to bone out alone who also enjoys serving at the counter. Flat available.

nurse/home-nurse | Aberdeen | 31000-38000 YEAR | PART_TIME | - | - | - | -
Home Care North: community nurse Aberdeen, 24-32 hours per week, salary £31,000-£38,000, car supplied, rounds start 7.30, NMC pin in order, interested? text Morag any evening

teaching-assistant | Preston | - | PART_TIME | TEMPORARY | - | - | -
Teaching assistant wanted!! St Mary's Primary, Preston, part time, temporary until the summer holidays with a chance of more, reception class, reply before Friday to Mrs Hughes

crane-operator | Felixstowe | - | - | - | - | 5 | CPCS
#jobs Crane operator | port of Felixstowe | shift work | 5 years' experience | CPCS card in date | extra for nights and weekends | call Kevin 07000 000000 no time wasters

payroll-officer | Bristol | - | PART_TIME | PERMANENT | - | 2 | Excel
As part of our growth we are hiring a payroll officer for our office in Bristol (four days a week, permanent contract); 2 years of experience in a bureau, Excel, easy to get on with

roofer | - | 17-19 HOUR | FULL_TIME | PERMANENT | - | - | driving licence
roofer wanted for steady job, 17 to 19 pounds an hour depending on skill, full time, permanent, driving licence handy, no chancers, phone after 6pm on 07000 000000 cheers

recruiter | Leeds | 26000-32000 YEAR | FULL_TIME | - | - | - | -
We're growing! So there's room in Leeds for a recruiter who likes the phone and getting out to meet people: 40 hours a week, £26,000 to £32,000, bonus, Friday drinks and a team of twelve
`;
