/** English sentences and what contract they tell, `language|value|text`; ⏎ is a line break. */
export const ENGLISH_CONTRACTS = `
ENG|PERMANENT|Permanent, full-time role in a small team.
ENG|PERMANENT|Job type: Permanent
ENG|PERMANENT|Permanent | Full time | Dublin 2
ENG|PERMANENT|An indefinite-term contract under Belgian law.
ENG|PERMANENT|You will be offered an open-ended employment contract.
ENG|PERMANENT|A permanent contract after a successful probation of six months.
ENG|PERMANENT|This is a permanent, pensionable post subject to a probationary period.
ENG|PERMANENT|You join us on a permanent basis.
ENG|PERMANENT|Status: employee, permanent
ENG|PERMANENT|What we offer: ⏎ - A permanent contract from the first day ⏎ - 25 days of leave
ENG|PERMANENT|We offer ⏎ - permanent employment ⏎ - € 14.20 per hour
ENG|PERMANENT|Contract of indefinite duration (CDI), 40 hours per week.
ENG|PERMANENT|Full-time and permanent, 39 hours over five days.
ENG|PERMANENT_POSSIBLE|One-year contract with the intention to extend it indefinitely.
ENG|PERMANENT_POSSIBLE|A contract for a year, after which we would like to offer you a permanent one.
ENG|PERMANENT_POSSIBLE|Initially for 12 months, with a permanent contract to follow.
ENG|PERMANENT_POSSIBLE|Temporary at first; most of our people become permanent after six months.
ENG|PERMANENT_POSSIBLE|7-month contract via us, then you are taken on by the client.
ENG|PERMANENT_POSSIBLE|Six months through the agency and then a permanent job with the company.
ENG|PERMANENT_POSSIBLE|Fixed-term contract for 12 months, may be extended or made permanent.
ENG|PERMANENT_POSSIBLE|Start on a temporary contract with a real chance of a permanent job.
ENG|PERMANENT_POSSIBLE|An annual contract that can be converted into a permanent one.
ENG|PERMANENT_POSSIBLE|The first contract is for one year; permanency is possible thereafter.
ENG|TEMPORARY|This is a fixed-term post for two years, funded by the Research Council.
ENG|TEMPORARY|12-month FTC (maternity cover).
ENG|TEMPORARY|Contract until 31 December 2026.
ENG|TEMPORARY|The position runs until the end of August.
ENG|TEMPORARY|A seasonal job from April to October.
ENG|TEMPORARY|Two-year appointment, renewable once.
ENG|TEMPORARY|Temporary agent, grade AD5, contract of three years.
ENG|TEMPORARY|An 18-month contract to cover parental leave.
ENG|TEMPORARY|You are employed by our agency for the duration of the harvest.
ENG|TEMPORARY|We offer: ⏎ - a temporary contract of 8 months
ENG|TEMPORARY|Duration: 6 months, starting in March
ENG|TEMPORARY|Fixed term: 24 months.
ENG|SELF_EMPLOYED|Freelance assignment of 9 months, rate up to € 75 per hour excl. VAT.
ENG|SELF_EMPLOYED|Contractor, outside IR35, day rate.
ENG|SELF_EMPLOYED|You invoice as a freelancer.
ENG|APPRENTICESHIP|Paid internship of six months, starting in September.
ENG|APPRENTICESHIP|A work placement for students of a bachelor in HR.
ENG|APPRENTICESHIP|We offer an internship agreement with an allowance of € 500 per month.
ENG|APPRENTICESHIP|Four-year electrical apprenticeship with SOLAS.
ENG|STUDENT|Student job in July and August.
ENG|VOLUNTEER|Volunteers wanted for our hospice shop.
ENG|RESERVE|Successful candidates will be placed on a reserve list valid for two years.
ENG|PERMANENT|Responsibilities: ⏎ - recruit temporary and permanent staff ⏎ - support interns ⏎  ⏎ We offer ⏎ - a permanent position
ENG|PERMANENT|Responsibilities: ⏎ - create seasonal menus ⏎ - train apprentices ⏎  ⏎ Offer: ⏎ - permanent contract
ENG|APPRENTICESHIP|Title: recruitment intern. You help us fill permanent and temporary roles. Internship of five months.
ENG||Contract management and drafting commercial contracts.
ENG||Responsibilities: ⏎ - manage contractors on site ⏎ - mentor student nurses
ENG||Requirements: ⏎ - two years of experience, internships included
ENG|TEMPORARY|Contract agent, function group IV; initial contract of two years, renewable once.
ENG|TEMPORARY|A specific purpose contract to cover a career break.
ENG|TEMPORARY|The post is funded until December 2027.
ENG|TEMPORARY|12 month fixed term contract with a view to extension.
ENG|TEMPORARY|Contract through our agency for the high season.
ENG|TEMPORARY|Initial term: 18 months.
ENG|TEMPORARY|You cover for a colleague on maternity leave until February.
ENG|TEMPORARY|A contract for the season, with accommodation.
ENG|TEMPORARY|Employment for a fixed period of ten months.
ENG|TEMPORARY|We hire for six months, with the possibility of an extension.
ENG|PERMANENT|Direct employment, permanent, paid weekly.
ENG|PERMANENT|An indefinite contract governed by Luxembourg law.
ENG|PERMANENT|Permanent contract, subject to six months' probation.
ENG|PERMANENT|We are offering a permanent, term-time contract.
ENG|PERMANENT|Employment contract for an indefinite period.
ENG|PERMANENT|Contract type: open-ended, full-time.
ENG|PERMANENT|It's a permanent job with a family firm.
ENG|PERMANENT|You get a permanent contract straight away.
ENG|PERMANENT|Position: permanent, 40 hours.
ENG|PERMANENT_POSSIBLE|A 12-month contract that becomes permanent if we both like it.
ENG|PERMANENT_POSSIBLE|A seven-month contract, then open-ended.
ENG|PERMANENT_POSSIBLE|Temporary contract, permanent later.
ENG|PERMANENT_POSSIBLE|One year to begin with, and after that a contract of indefinite duration.
ENG|PERMANENT_POSSIBLE|First three months through the agency, followed by a contract with the grower.
ENG|PERMANENT_POSSIBLE|Fixed-term for one year with the prospect of an open-ended contract.
ENG|PERMANENT_POSSIBLE|Your first contract is for a year. If all goes well it will be permanent.
ENG|PERMANENT+SELF_EMPLOYED|Permanent contract or freelance, as you prefer.
ENG|SELF_EMPLOYED|Self-employed basis, weekly invoices.
ENG|SELF_EMPLOYED|Subcontractors with own insurance welcome; CIS rates.
ENG|APPRENTICESHIP|Internship, 5 months, with an allowance of € 600.
ENG|APPRENTICESHIP|We are looking for an intern to join our recruitment team for six months.
ENG|APPRENTICESHIP|Graduation internship with a possible job offer afterwards.
ENG|APPRENTICESHIP|Full-time internship agreement with your university.
ENG|PERMANENT|Your tasks ⏎ - post vacancies for interns and temporary staff ⏎ - answer questions on maternity leave ⏎  ⏎ Our offer ⏎ - permanent contract
ENG|TEMPORARY|Responsibilities: ⏎ - work with apprentices and freelancers ⏎  ⏎ What you get ⏎ - a contract for 11 months
ENG||You negotiate framework contracts with temp agencies and contractors.
ENG||Experience gained during an internship counts.
ENG||Seasonal colour changes in our windows.
ENG|PERMANENT|Permanent contract, with the possibility to grow into a lead role.
ENG|PERMANENT|A permanent role, then a clear path to supervisor.
ENG|PERMANENT|Permanent position; relocation support possible.
ENG|TEMPORARY|A fixed-term contract of 12 months with the possibility of extension.
ENG|TEMPORARY|Six-month contract, extendable up to two years.
ENG|TEMPORARY|Two-year fixed-term contract with the option of renewal.
ENG|TEMPORARY|Temporary position, likely to be extended.
ENG|PERMANENT|We offer a permanent position with opportunity to join the share plan.
ENG|PERMANENT|Full-time permanent contract once you have completed the course.
ENG|PERMANENT|You will be a direct employee with a permanent contract.
ENG|PERMANENT|This is a full time, permanent position with immediate start.
ENG|PERMANENT|Contract: Permanent (subject to garda vetting)
ENG|PERMANENT|A permanent home for your talent, and a permanent contract.
ENG||A permanent solution for our customers.
ENG|TEMPORARY|Contract length: 10 months
ENG|TEMPORARY|Contract duration: until 30 June
ENG|TEMPORARY|A 23-month research contract funded by the EU.
ENG|TEMPORARY|We offer a 6 months' contract.
ENG|TEMPORARY|Post available for 24 months from 1 March.
ENG|SELF_EMPLOYED|You work on a freelance contract, 3 days a week.
ENG|TEMPORARY+SELF_EMPLOYED|Fixed-term contract or freelance.
ENG|PERMANENT_POSSIBLE|12 months to start with; we aim to keep you on permanently.
ENG|APPRENTICESHIP|An internship of five months, four days a week.
ENG|TEMPORARY|Our night porter is away until May; we need somebody until he is back.
ENG|TEMPORARY|You cover while she is on maternity leave.
ENG|TEMPORARY|We are looking for two packers from 1 October to 31 January.
ENG|TEMPORARY|Duration: that of the clinical trial, that is 20 months
ENG|TEMPORARY|Your colleague Ines (permanent contract) takes a career break; you replace her: CDD of one year.
ENG|PERMANENT|Your employment agreement has no end date.
ENG|PERMANENT|The appointment is without limit of time.
ENG|PERMANENT_POSSIBLE|Agreement: 6 months, then for good.
ENG|PERMANENT_POSSIBLE|The first three months you are on our payroll, from then on with the brewery itself.
ENG|PERMANENT+TEMPORARY|There are permanent and temporary vacancies in both hospitals.
ENG|APPRENTICESHIP|Four days a week you work with us, on Friday you go to college.
ENG|SELF_EMPLOYED|You work on your own account and send us an invoice every month.
ENG||We have had permanent contracts with three supermarkets since 2010.
ENG||Permanent education is paid for, and temporary structures are your specialty.
ENG||Freelance, interim, permanent: whoever looks for work comes to us.
ENG|STUDENT|Do you have hours left on student@work?
ENG|PERMANENT|The contract? Permanent, from 2 September.
ENG|PERMANENT|We offer a permanent part-time contract of 19 hours a week.
ENG|PERMANENT|Direct employment with us on an open-ended contract.
ENG|PERMANENT|Permanent / 37.5 hours / hybrid
ENG|PERMANENT|You will sign an indefinite contract after a trial period of two months.
ENG|PERMANENT|This is a full-time permanent role based in Leeds.
ENG|PERMANENT|Employment: permanent, with a six-month probation
ENG|PERMANENT|Contract type: CDI
ENG|PERMANENT|Join us permanently from day one.
ENG|PERMANENT|Tenured position at the faculty.
ENG|PERMANENT|You'll be a permanent member of staff.
ENG|PERMANENT|An unlimited employment contract (40 h).
ENG|PERMANENT|Appointment is to retirement age.
ENG|PERMANENT+TEMPORARY|Permanent or fixed-term, as you prefer.
ENG|TEMPORARY|12 months FTC covering maternity leave.
ENG|TEMPORARY|Fixed-term until 31 August 2027.
ENG|TEMPORARY|This role is temporary for six months.
ENG|TEMPORARY|Temporary, 3 months, ASAP start.
ENG|TEMPORARY|You will replace a colleague on parental leave from March to August.
ENG|TEMPORARY|Seasonal contract April to October, accommodation included.
ENG|TEMPORARY|Interim, three days a week, six months.
ENG|TEMPORARY|The post is funded for 30 months.
ENG|TEMPORARY|A postdoc contract of 18 months.
ENG|TEMPORARY|Four-year term, renewable once.
ENG|TEMPORARY|Agency contract by the week.
ENG|TEMPORARY|Extra hands needed from 15 June to 15 September.
ENG|TEMPORARY|Ongoing temp work through our agency.
ENG|TEMPORARY|Secondment for up to two years.
ENG|TEMPORARY|This is a contract role for nine months.
ENG|PERMANENT_POSSIBLE|Temp to perm after three months.
ENG|PERMANENT_POSSIBLE|Six months via our agency, then directly employed by the client.
ENG|PERMANENT_POSSIBLE|One-year contract with a view to permanent employment.
ENG|PERMANENT_POSSIBLE|You start as a temp; after 13 weeks the client takes you on.
ENG|PERMANENT_POSSIBLE|Initial fixed-term contract of 12 months which may lead to a permanent role.
ENG|PERMANENT_POSSIBLE|Temporary with the possibility of becoming permanent.
ENG|PERMANENT_POSSIBLE|First a contract for seven months, then an indefinite one.
ENG|RESERVE|A panel may be created from which future vacancies will be filled.
ENG|RESERVE|Successful candidates will be placed on a reserve list for two years.
ENG|PERMANENT+RESERVE|One permanent post; a panel will also be formed.
ENG|SELF_EMPLOYED|Freelance, two days a week, own equipment.
ENG|SELF_EMPLOYED|We work with self-employed instructors only.
ENG|SELF_EMPLOYED|Self-employed status with your own insurance.
ENG|SELF_EMPLOYED|Contract role, outside IR35, £400 a day.
ENG|SELF_EMPLOYED|Commission only, self-employed.
ENG|PERMANENT+SELF_EMPLOYED|On the payroll (permanent) or freelance: your choice.
ENG|STUDENT|Weekend job for a student.
ENG|STUDENT|Students wanted for July and August.
ENG|STUDENT|Holiday work for students aged 16 and over.
ENG|APPRENTICESHIP|Two-year apprenticeship, Level 3.
ENG|APPRENTICESHIP|Six-month paid internship with us.
ENG|APPRENTICESHIP|Work placement for final-year students.
ENG|APPRENTICESHIP|Three days with us, two days at college.
ENG|VOLUNTEER|We are looking for volunteers for our Thursday food bank.
ENG||You manage temporary staff and their contracts.
ENG||We have 40 permanent employees and work with agency staff in summer.
ENG||Experience gained in an internship counts.
ENG||You mentor apprentices and interns.
ENG||You draft employment contracts and fixed-term agreements.
ENG||We are a temp agency active since 1998.
ENG|PERMANENT|No zero-hour contracts here: everyone is on a permanent contract.
ENG|PERMANENT_POSSIBLE|Temporary contract for three to six months, then employment by the company itself.
ENG|PERMANENT_POSSIBLE|Interim assignment, with a fixed job at the end of it.
ENG|PERMANENT_POSSIBLE|Interim first, permanent afterwards.
ENG|PERMANENT_POSSIBLE|A first contract of six months, with the firm intention to go on together for good.
ENG|PERMANENT_POSSIBLE|12-month FTC, likely to go permanent.
ENG|PERMANENT_POSSIBLE|After a good temporary period you will be hired directly.
ENG|PERMANENT_POSSIBLE|You begin with a six-month contract that becomes open-ended if we get on.
ENG|PERMANENT_POSSIBLE|Fixed-term for a year, renewable, with the aim of tenure.
ENG|PERMANENT_POSSIBLE|Long-term temporary job with permanent option.
ENG|PERMANENT_POSSIBLE|Your first six months are through our agency, then you join the company permanently.
ENG|PERMANENT_POSSIBLE|6 months CDD (CDI possible afterwards)
ENG|PERMANENT_POSSIBLE|One year, then indefinite.
ENG|PERMANENT_POSSIBLE|Agency contract with option of permanent employment
ENG|PERMANENT_POSSIBLE|We start with a contract for one year. Our aim is to keep you.
ENG|PERMANENT_POSSIBLE|Temporary (3 months) with permanent potential
ENG|PERMANENT_POSSIBLE|Initially on a 12-month contract, thereafter permanent.
ENG|PERMANENT+TEMPORARY|Two permanent posts and one maternity cover are to be filled.
ENG|PERMANENT+TEMPORARY|One permanent full-time post and one fixed-term post of six months
ENG|PERMANENT+TEMPORARY|Permanent and seasonal positions available.
ENG|TEMPORARY+RESERVE|Fixed-term contract; a panel may be formed.
ENG|TEMPORARY+STUDENT|Seasonal contract or student job
ENG|TEMPORARY|Contract: 4 months, extension possible
ENG|TEMPORARY|One-year contract funded by the region.
ENG|TEMPORARY|Long-term illness cover, fixed-term.
ENG|TEMPORARY|Temporary position (maternity leave), 9 months
ENG|TEMPORARY|Casual work for the duration of the festival
ENG|TEMPORARY|Appointment for three years.
ENG|TEMPORARY|Contract agent (FG IV), initially for three years
ENG|TEMPORARY|6-month rolling contract
ENG|PERMANENT|Contract: permanent (JC 200)
ENG|PERMANENT|Permanent contract directly with our client.
ENG|PERMANENT|You join a close team on a permanent contract.
ENG|PERMANENT|What's in it for you: a permanent contract, a car and a nice team.
ENG|PERMANENT|Indefinite contract with a trial period of four months.
ENG|PERMANENT|You will join us as a permanent employee.
ENG|PERMANENT|We employ our drivers directly and permanently.
ENG|TEMPORARY|Seasonal warehouse operatives required until Christmas.
ENG||You plan the seasonal range with our buyers.
ENG|TEMPORARY|Twelve-week assignment starting Monday.
ENG||Two weeks' notice is all we ask.
ENG|PERMANENT_POSSIBLE|Temporary, but could go permanent for the right person.
ENG|APPRENTICESHIP|Placement year for students on a sandwich course.
ENG|SELF_EMPLOYED|We are looking for subcontracted plasterers with their own van.
`;
