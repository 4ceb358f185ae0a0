import { chromium } from '@playwright/test';
const base = 'http://127.0.0.1:4700';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const p = await b.newPage({ viewport: { width: 1440, height: 900 } });
p.on('console', m => { if (m.type()==='error') console.log('console', m.text()); });
await p.goto(base + '/'); await p.waitForTimeout(1500); await p.screenshot({ path: '/tmp/w1.png' });
await p.goto(base + '/job-to-candidates/input'); await p.waitForTimeout(1000);
await p.locator('main textarea').first().fill(`Magazijnier (m/v/x) - Gent

Voor een klant in de haven van Gent zoeken wij een magazijnier met heftruckattest.
Je taken: laden en lossen, orders picken, voorraad tellen.
Profiel: je spreekt Nederlands en een woordje Frans, je hebt minstens 2 jaar ervaring, rijbewijs B.
Aanbod: interim met optie vast, 2 ploegen, 15,20 euro per uur, maaltijdcheques, 38 uur.`);
await p.keyboard.press('Control+Enter'); await p.waitForTimeout(4000); await p.screenshot({ path: '/tmp/w2.png' });
console.log(p.url());
await b.close();
