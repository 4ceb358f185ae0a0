/** Short English ads written before they were read, in two sets: `language|contract|hours|wage|place|years|text`. */
export const ENGLISH_SHORT_ADS = `
ENG|PERMANENT|FULL_TIME|26000-28500 YEAR|leeds|2|Permanent role, full time (37.5 hrs). £26,000 - £28,500 per annum plus 25 days holiday and bank holidays. Based at our Leeds branch. You'll need two years' experience in accounts payable.
ENG|TEMPORARY|FULL_TIME|||3|12-month FTC covering maternity leave. 35 hours a week, Monday to Friday. At least 3 years in a similar HR role.
ENG|SELF_EMPLOYED||550-600 DAY|london|5|Outside IR35, £550-£600 per day, initial 6 months, London based with two days on site. 5+ years with Terraform.
ENG|PERMANENT_POSSIBLE|FULL_TIME|12.6-12.6 HOUR|wakefield||Temp to perm after 12 weeks. £12.60 per hour, 40 hours per week on rotating shifts (6-2 / 2-10). Site in Wakefield. No experience needed, full training given.
ENG||AVAILABILITY|11.44-12.5 HOUR|||Zero hours contract, as and when required. £11.44 to £12.50 an hour depending on age. Our café is open seven days a week from 8am until 6pm.
ENG|PERMANENT|PART_TIME||bristol|1|Part-time, school hours (9.30am-2.30pm), term time only. Permanent after a six-month probation. You'll be joining our primary school in Bristol and should have a year's experience as a teaching assistant.
ENG|PERMANENT|PART_TIME||||30 hours over 4 days. Permanent contract. 33 days' annual leave pro rata. We aim to reply within 48 hours.
ENG|PERMANENT|FULL_TIME|||4|Hours: 8.30am-5pm Mon-Fri. Permanent. 4 years' post-qualification experience. The firm has been trading for over 30 years.
ENG|APPRENTICESHIP|FULL_TIME|7.55- HOUR/7.55-7.55 HOUR|derby||Level 3 engineering apprenticeship in Derby. 37 hours a week including one day at college. Starting on £7.55 per hour. The apprenticeship lasts 48 months.
ENG|APPRENTICESHIP||27000-27000 YEAR|manchester||Two-year graduate scheme based in Manchester, starting salary £27,000. You'll do four six-month placements across the business.
ENG||AVAILABILITY|||1|Bank healthcare assistant - pick up shifts that suit you, days, nights or weekends. At least one year of care experience.
ENG|TEMPORARY|FULL_TIME||||Seasonal warehouse operatives needed from October to the end of January. Full time, 4 on 4 off. Overtime at time and a half.
ENG|PERMANENT|MIXED|||2|Permanent; full or part time considered (min 3 days). At least 2 years in practice as a dental nurse.
ENG|PERMANENT|PART_TIME|24000-24000 YEAR|norwich||0.6 FTE, permanent. £24,000 FTE (£14,400 pro rata). Norwich office, hybrid.
ENG|PERMANENT|FULL_TIME|45000-55000 YEAR|dublin|6|What we offer: ⏎ - Permanent full-time contract ⏎ - €45,000 - €55,000 per year DOE ⏎ - 23 days annual leave ⏎ - Pension after 6 months ⏎ Location: Dublin 2. 6 years of experience with contract management software.
ENG|TEMPORARY|PART_TIME||galway||Specified purpose contract, 19.5 hours per week, to cover a career break at the library in Galway.
ENG|STUDENT|PART_TIME||||Weekend job for students. Saturdays and Sundays only, 12 hours in total.
ENG|SELF_EMPLOYED||40000-40000 YEAR/|||You'll be self-employed and pay your own tax. Commission only, OTE £40k. Own van needed.
ENG|PERMANENT|FULL_TIME|38000-42000 YEAR|glasgow|3|Salary £38-42k. Glasgow. Permanent, full-time, 9-day fortnight. We are looking for someone with at least three years of experience in conveyancing.
ENG|TEMPORARY|FULL_TIME|14.5-14.5 HOUR|coventry|1|Temporary, ongoing. £14.50 p/h, days, 39hrs, Coventry. 1 year's experience on a reach truck.
ENG|VOLUNTEER|PART_TIME||||Volunteer drivers wanted to bring our guests to the day centre one morning a week. Mileage paid at 45p.
ENG|PERMANENT|FULL_TIME|31000-31000 YEAR|||£31,000, permanent, 40 hours per week, 28 days holiday, pension. Our helpdesk is staffed 24/7 but you work days only.
ENG|TEMPORARY|PART_TIME|||2|Fixed term until 31 August 2027, 22.5 hours/week across three days. You'll have 2 years' experience of casework.
ENG|PERMANENT|PART_TIME|13.2-13.2 HOUR|york||Evening cleaner, York. Mon to Fri 5pm-8pm (15 hours a week). £13.20 an hour. Permanent.
ENG|PERMANENT|FULL_TIME|52000-60000 YEAR||8|Contract type: Permanent ⏎ Working pattern: Full time, compressed hours possible ⏎ Salary: £52,000 to £60,000 ⏎ Experience: 8 years minimum
ENG|PERMANENT|MIXED||||Full time or job share. Permanent. You will manage temporary staff and agency contracts.
ENG|TEMPORARY|FULL_TIME||brussels|5|Interim financial controller, 6 months, Brussels. Full-time, immediate start. 5 years' experience and fluent French.
ENG|PERMANENT|FULL_TIME|3800-4600 MONTH|amsterdam|3|You get: a permanent contract from day one, €3,800 - €4,600 gross per month, 27 vacation days and a 40-hour work week. Our office is in Amsterdam, but we have hubs in Berlin and Madrid. 3+ years of experience with React.
ENG||AVAILABILITY|12.21-12.21 HOUR|||Casual bar staff, flexible hours to suit you, £12.21ph. No guaranteed hours.
ENG|APPRENTICESHIP||2000-2000 MONTH|zurich||Internship, 6 months, in our Zurich office. You receive CHF 2,000 per month. You are enrolled at a university.
ENG|PERMANENT|FULL_TIME||belfast|2|A permanent position with a company established 60 years ago. Night shift, Sunday to Thursday, 10pm to 6.30am. Belfast site. Minimum 2 years' experience.
ENG|TEMPORARY|FULL_TIME||||Six month contract with possible extension. Five days per week. 35 hours of training in the first month.
ENG|PERMANENT_POSSIBLE|FULL_TIME||cork|2|11-month contract with a view to permanency. Full time in Cork. Two to three years in a GMP lab.
ENG|PERMANENT|PART_TIME||||Permanent part time position: 16-24 hours per week incl. every other weekend. Our clients get their permanent contact person.
ENG|SELF_EMPLOYED|PART_TIME|40-50 HOUR|||Freelance yoga teachers, £40-£50 per class hour, 4 to 6 hours a week on weekday evenings.
ENG|PERMANENT|FULL_TIME|28000-28000 YEAR|exeter||Hours of work: 37 per week ⏎ Place of work: Exeter ⏎ Type of contract: open-ended ⏎ Pay: £28,000 a year ⏎ Start date: as soon as possible
ENG|TEMPORARY|MIXED||||Supply teachers needed: day-to-day and long-term cover, full or part-time. Paid weekly.
ENG|PERMANENT|FULL_TIME|23800-23800 YEAR|||42 hours per week averaged over the year on a four-week rota, including alternate weekends. Permanent. £23,800.
ENG|PERMANENT|PART_TIME||oxford|3|Three days a week (21 hours), open-ended contract. Oxford. Three years in fundraising, or in sales. We have been your local charity for 12 years.
ENG|TEMPORARY|FULL_TIME|||4|Secondment or fixed-term contract, two years. 36 hours per week. At least four years in local government.
ENG|PERMANENT|FULL_TIME|70000-90000 YEAR|austin/|7|Full-time, exempt. $70,000–$90,000/yr. On-site in Austin, TX. 7+ years of professional experience. Regular employee, no contractors.
ENG|TEMPORARY|FULL_TIME|35-42 HOUR|denver/|2|W2 contract, 6 months, 40 hrs/week. $35-$42/hr. Denver, CO. 2 years of help desk experience.
ENG|PERMANENT|PART_TIME||||12 hour contract, weekends included, overtime available. Permanent role in our Derby Road store.
ENG|PERMANENT_POSSIBLE|FULL_TIME|||1|Contract to hire. Mon-Fri, 8 to 5. One year of recent experience.
ENG|STUDENT|||||Holiday work for sixth-formers and students, July and August, in our ice cream kiosks.
ENG|PERMANENT|FULL_TIME||nottingham|2|We're offering 35 hours a week with flexi-time, a permanent contract and 27 days off. Nottingham. 2 years+ in paralegal work. You will draft tenancy contracts.
ENG|TEMPORARY|FULL_TIME|14-15 HOUR|reading|2|Ongoing temp assignment in Reading, £14-15ph, 37.5 hpw, start Monday. You've worked two years on a reception desk.
ENG|PERMANENT|FULL_TIME||||Contract: perm. Hours: FT. Closing date: 30 November. Interviews within 2 weeks.
ENG|TEMPORARY|PART_TIME||swansea||Term-time contract ending July 2027, 25 hours a week, mornings and lunchtimes, in Swansea.
ENG|RESERVE|||||Candidates who pass will be placed on a reserve list valid for 18 months, from which vacancies are filled.

ENG|PERMANENT|FULL_TIME|27500-27500 YEAR|hull|1|Job type: Full-time, Permanent. Pay: £27,500.00 per year. Work location: In person, Hull. Experience: Customer service: 1 year (required).
ENG|TEMPORARY|PART_TIME|13.05-13.05 HOUR|||Temp role, 3 days a week, £13.05 per hour, until Christmas with a chance of being extended.
ENG|SELF_EMPLOYED||425-425 DAY||8|Contract: 6 months, inside IR35. Day rate £425. You bring eight years of data engineering.
ENG|PERMANENT|FULL_TIME|||2|Full-time (40 hours), permanent; shifts rotate between 6am-2pm, 2pm-10pm and 10pm-6am. You've done similar work for two years or more.
ENG|PERMANENT|PART_TIME|10.9-10.9 HOUR|||Contracted hours: 16 per week. Contract type: permanent. £10.90 per hour. We trade 7 days a week, 7am till 10pm.
ENG|TEMPORARY|FULL_TIME||||This is a maternity cover lasting about nine months. Normal office hours, 9 to 5.30 Monday to Friday.
ENG||AVAILABILITY|15-15 HOUR|||Relief support workers - work as little or as often as you like. £15 per hour.
ENG|APPRENTICESHIP|FULL_TIME||||Join us as an apprentice electrician: four days on site, one day at college, four years, 39 hours.
ENG|PERMANENT|FULL_TIME|55000-65000 YEAR|dublin/dublin city centre|5|Dublin city centre. €55k to €65k. 5 yrs+ PQE. Permanent, FT. Hybrid (2 days).
ENG|PERMANENT_POSSIBLE|FULL_TIME||limerick||Initial 6 month fixed term contract which may lead to permanency; 39 hours; Limerick.
ENG|TEMPORARY|PART_TIME/AVAILABILITY||||Locum pharmacist cover wanted every other Saturday for the next three months.
ENG|STUDENT|AVAILABILITY||||Student ambassadors: casual work around your lectures, mostly on open days.
ENG|PERMANENT|FULL_TIME|||3|You will have worked in a busy kitchen for at least 3 years. In return: permanent contract, 48 hours over 4 days, 28 days off a year.
ENG|PERMANENT|MIXED||bath||We'd consider 3, 4 or 5 days a week. Permanent, Bath, some home working.
ENG|VOLUNTEER|||||Trustee role: unpaid, about six meetings a year, reasonable expenses reimbursed.
ENG|PERMANENT|FULL_TIME|34000-38000 YEAR|sheffield||Salary: circa £34,000 - £38,000 dependent on experience | Location: Sheffield | Full time | Permanent
ENG|TEMPORARY|FULL_TIME|||2|Project-based: 18 months, full time. Two years' exposure to SAP roll-outs needed. Contract administration is part of the role.
ENG|PERMANENT|PART_TIME||inverness||Night porter in Inverness: Friday, Saturday and Sunday, 10pm-7am (27 hours), permanent position.
ENG|PERMANENT|FULL_TIME|||10|A decade of experience (10 years minimum) in shipbuilding. Permanent staff job, Monday to Thursday 7.30-4.30 and Friday 7.30-12.30.
ENG|SELF_EMPLOYED|PART_TIME|25-30 HOUR|||Private tutors (self-employed) wanted for 5-10 hours a week after school, £25-30/hr.
ENG|PERMANENT|FULL_TIME||||It's a salaried position with no fixed end date, 5 days out of 7, and you'll get two consecutive days off.
ENG|TEMPORARY|PART_TIME||durham|1|University post, grade 6, 17.5 hours per week, fixed term for 10 months, Durham. One year in student support.
ENG|PERMANENT|FULL_TIME|2400-2800 MONTH|luxembourg|2|Unlimited contract (CDI), 40h/week, €2,400 to €2,800 gross per month, Luxembourg. Min. 2 years in fund accounting. 26 days leave + 11 public holidays.
ENG|PERMANENT|MIXED||||Flexible working welcomed: full time, part time or job share. The post is permanent.
ENG|TEMPORARY|FULL_TIME||||Peak season! October-January, full time, overtime at 1.5x, weekly pay.
ENG|APPRENTICESHIP|FULL_TIME||utrecht||Graduation internship, 5 months full time, based in Utrecht, allowance included.
ENG|PERMANENT|FULL_TIME|16.5-16.5 HOUR||4|Panel beater. Perm. £16.50/hour, 45 hours, 4 years min. Family garage, est. 1974.
ENG|PERMANENT|PART_TIME||||Monday, Wednesday and Friday 9am to 3pm, contract is ongoing and permanent, no school holidays.
ENG|SELF_EMPLOYED|||||Rent a chair in our salon and be your own boss. You keep your takings.
ENG|TEMPORARY|FULL_TIME||||Casual contract until mid-September, 40+ hours most weeks.
ENG|PERMANENT|FULL_TIME|30000-35000 YEAR|gateshead|3|We need a field engineer with 3 years' experience covering the North East from Gateshead. £30k-£35k basic, company van, call-out 1 week in 5, permanent, 40hrs.
ENG|PERMANENT|FULL_TIME|||2|What's in it for you? ⏎ • A permanent, full-time role ⏎ • 5% pension ⏎ • 24 days' leave rising to 28 after 5 years ⏎ About you ⏎ • 2 years' experience in lettings
ENG|PERMANENT|PART_TIME||||Half-time post (0.5 WTE) on a substantive contract.
ENG|TEMPORARY|FULL_TIME|||1|6-month rolling contract, 37 hours. You've had at least a year of supervisory experience.
ENG|PERMANENT_POSSIBLE|FULL_TIME|13-13 HOUR|||£13ph to start, temporary for the first three months then you join our client's payroll. Full time days.
ENG||AVAILABILITY||||On-call firefighters: available within five minutes of the station, no set hours.
ENG|PERMANENT|FULL_TIME||ghent|5|Full-time contract of indefinite duration in Ghent, 38 hours with 12 extra days off, 5 years of relevant experience.
ENG|TEMPORARY|PART_TIME||||Exam invigilators, May and June, up to 25 hours a week.
ENG|PERMANENT|FULL_TIME|120000-140000 YEAR||12|Total package £120,000-£140,000. Permanent board-level post. 12 years in the sector. Full time.
ENG|PERMANENT|PART_TIME||||Part time (approx. 20 hours per week, flexible), permanent. Response times: our customers hear from us within 4 hours.
ENG|APPRENTICESHIP|||||Paid 10-week summer internship programme for penultimate-year undergraduates.
ENG|TEMPORARY|FULL_TIME||geneva|3|Geneva. One-year appointment, renewable, 100 %. Three years at an NGO.
ENG|PERMANENT|FULL_TIME||||Hours: 0800-1630 Mon to Thu, 0800-1500 Fri. Permanent after successful completion of probation.
ENG|SELF_EMPLOYED|FULL_TIME|180-220 DAY|cardiff||CIS subcontract bricklayers, Cardiff, £180-£220 a day, full weeks through to spring.
ENG|RESERVE|||||We are not hiring right now but invite you to join our talent pool for future roles.
ENG|PERMANENT|FULL_TIME|||6|Six years on the tools and you can run a small site. We offer permanent PAYE employment, 45 hours.
ENG|STUDENT|PART_TIME||||Saturday job for a school leaver or student, 8 hours.
ENG|PERMANENT|MIXED||||30-37.5 hours per week, permanent contract, 27 days + bank holidays.
ENG|TEMPORARY|FULL_TIME||||Starting in March for 14 weeks, full-time, to help us over the move.
ENG|PERMANENT|FULL_TIME||derry/londonderry|2|Derry/Londonderry based, permanent, 37 hours per week, two years minimum in a call centre.
`;
