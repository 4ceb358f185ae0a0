import { parseArgs } from 'node:util';
import { isKept, type Scale, type Trial, type Verdict } from './verdict.ts';
import { type PromiseProgram, PROMISES } from './promises.ts';
import { tableHead, tableLine } from './table.ts';

const USAGE = `Usage: npm run promises -- [numbers] [--short] [--seed N]
All twelve promises without a number; --short tries a tenth.`;

function fail(line: string): never {
  console.error(line);
  process.exit(2);
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean' },
    short: { type: 'boolean' },
    smoke: { type: 'boolean' },
    seed: { type: 'string' },
  },
});
if (values.help === true) {
  console.log(USAGE);
  process.exit(0);
}
const wanted = positionals.map(Number);
if (wanted.some((number) => !PROMISES.some((promise) => promise.number === number))) fail(USAGE);
let scale: Scale = 'full';
if (values.short === true) scale = 'short';
if (values.smoke === true) scale = 'smoke';
const trial: Trial = { scale, seed: Number(values.seed ?? '1') };
if (!Number.isInteger(trial.seed)) fail(USAGE);

console.log(tableHead());
const verdicts: Verdict[] = [];
const began = performance.now();

async function tryPromise({ number, promise, load }: PromiseProgram): Promise<void> {
  const start = performance.now();
  const run = await load();
  const found = await run(trial);
  verdicts.push(found);
  console.log(tableLine(number, promise, found, (performance.now() - start) / 1000));
}

const chosen = PROMISES.filter(({ number }) => wanted.length === 0 || wanted.includes(number));
// three at a time on two cores, for each of them waits now and then; unless times count. What takes longest begins first.
const [long, short] = [true, false].map((isLong) =>
  chosen.filter((program) => program.isTimed !== true && (program.isLong ?? false) === isLong),
);
const untimed = [...(long ?? []), ...(short ?? [])].values();
const lane = async () => {
  for (const program of untimed) await tryPromise(program);
};
await Promise.all([lane(), lane(), lane()]);
for (const program of chosen) if (program.isTimed === true) await tryPromise(program);
const states = verdicts.map(isKept);
const count = (state: boolean | null) => states.filter((each) => each === state).length;
const seconds = ((performance.now() - began) / 1000).toFixed(0);
console.log(`\n${count(true)} kept, ${count(false)} broken, ${count(null)} not run, in ${seconds} s`);
process.exit(count(false) > 0 ? 1 : 0);
