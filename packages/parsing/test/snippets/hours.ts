/** Dutch and English sentences and what working hours they tell, `language|value|text`. */
export const MORE_HOURS = `
DUT|FULL_TIME|Voltijds, 38 uur per week.
DUT|FULL_TIME|Fulltime (40 uur)
DUT|FULL_TIME|Werkweek van 36 uur
DUT|FULL_TIME|38u/week in dagdienst
DUT|FULL_TIME|Een 40-urige werkweek met 25 vakantiedagen
DUT|FULL_TIME|Van maandag tot vrijdag, van 8 tot 17 uur
DUT|FULL_TIME|Voltijdse job in 2 ploegen
DUT|FULL_TIME|1,0 fte
DUT|FULL_TIME|Omvang: 36 uur
DUT|FULL_TIME|Uren per week: 38
DUT|FULL_TIME|Je werkt 38 uur, verdeeld over vier dagen.
DUT|FULL_TIME|Een volledige werkweek
DUT|FULL_TIME|Een voltijds uurrooster (38/38)
DUT|FULL_TIME|Dienstverband van 40 uur
DUT|PART_TIME|Deeltijds, 19/38
DUT|PART_TIME|Parttime, 24 uur per week
DUT|PART_TIME|Halftijds contract (19 uur)
DUT|PART_TIME|16 uur per week op dinsdag en donderdag
DUT|PART_TIME|0,6 fte
DUT|PART_TIME|Werkregime: 50 %
DUT|PART_TIME|4/5de
DUT|PART_TIME|Je werkt drie dagen per week.
DUT|PART_TIME|Drie voormiddagen per week
DUT|PART_TIME|28 uur per week
DUT|PART_TIME|Een bijbaan van 8 tot 12 uur per week
DUT|PART_TIME|24 u/week (deeltijds)
DUT|PART_TIME|Een deeltijdse functie van 30,4 uur per week
DUT|PART_TIME|80% (30 uur)
DUT|MIXED|24 tot 36 uur per week
DUT|MIXED|32-40 uur
DUT|MIXED|Voltijds of deeltijds (minstens 60 %)
DUT|MIXED|Fulltime of parttime, in overleg
DUT|MIXED|Voltijds of 4/5
DUT|MIXED|Tussen 28 en 36 uur, jij kiest
DUT|MIXED|Minimaal 24 uur, maximaal 40 uur per week
DUT|MIXED|Deeltijds of voltijds bespreekbaar
DUT|MIXED|Voltijds, maar 80% is ook mogelijk
DUT|MIXED|Vanaf 24 uur per week tot fulltime
DUT|MIXED|0,8 tot 1 fte
DUT|AVAILABILITY|Oproepcontract
DUT|AVAILABILITY|Nulurencontract
DUT|AVAILABILITY|Flexi-job in het weekend
DUT|AVAILABILITY|Je wordt opgeroepen wanneer het druk is.
DUT|AVAILABILITY|Op afroep, wisselende uren
DUT||Binnen 24 uur krijg je antwoord.
DUT||We zijn 24 uur per dag open.
DUT||Per jaar krijg je 40 uur opleiding.
DUT||Werken in een 3-ploegenstelsel
ENG|FULL_TIME|Full-time, 37.5 hours per week.
ENG|FULL_TIME|Hours: 39 per week over five days
ENG|FULL_TIME|You work 40 hours a week, Monday to Friday.
ENG|FULL_TIME|Monday to Friday, 8.30 to 17.00.
ENG|FULL_TIME|A 38-hour week with 20 days of leave.
ENG|FULL_TIME|Working hours: Mon–Fri 9-5:30
ENG|FULL_TIME|Full time (36 hours)
ENG|FULL_TIME|100% position
ENG|FULL_TIME|1.0 FTE
ENG|FULL_TIME|37 hrs p/w, days only
ENG|FULL_TIME|This is a whole-time post.
ENG|FULL_TIME|Shift pattern: 2-2-3, 12-hour shifts, 42 hours on average
ENG|FULL_TIME|39 hour contract
ENG|FULL_TIME|You will be working 48 hours a week on average over the season.
ENG|FULL_TIME|Standard full-time hours
ENG|FULL_TIME|Attendance 40h/week
ENG|PART_TIME|Part-time, 24 hours a week.
ENG|PART_TIME|Part time (20 hours), mornings only.
ENG|PART_TIME|16 hours per week, Thursday to Saturday
ENG|PART_TIME|0.6 FTE
ENG|PART_TIME|A 60% position
ENG|PART_TIME|Three days a week, 22.5 hours
ENG|PART_TIME|Half-time position
ENG|PART_TIME|Job share, 18.5 hours.
ENG|PART_TIME|30 hours spread over four days
ENG|PART_TIME|25 hrs/week term-time only
ENG|PART_TIME|Approx. 12 hours per week.
ENG|PART_TIME|4/5 contract
ENG|MIXED|Full-time or part-time (minimum 24 hours).
ENG|MIXED|32 to 40 hours per week.
ENG|MIXED|Between 24 and 36 hours, you decide.
ENG|MIXED|Full or part time considered.
ENG|MIXED|Full-time, 80% possible.
ENG|MIXED|Part-time hours will be considered for the right person; the role is full-time.
ENG|MIXED|0.8 - 1.0 FTE
ENG|MIXED|Flexible: from 20 hours up to full-time
ENG|AVAILABILITY|Zero hours contract.
ENG|AVAILABILITY|Casual hours, as and when needed.
ENG|AVAILABILITY|Bank staff: you choose your shifts.
ENG|AVAILABILITY|On-call contract, we ring you a week before.
ENG|AVAILABILITY|Flexi-job at weekends
ENG||You manage 40 hours of training a year per employee.
ENG||Open 24 hours a day, 7 days a week.
ENG||Response within 48 hours.
ENG||We work in three shifts.
ENG||24/7 support team.
`;
