// A process that does jobs of a database like a server. Its one job goes on until the process ends.
import { randomUUID } from 'node:crypto';
import { startJobs } from '../jobs/jobs.ts';
import { openDatabase } from '../store/database.ts';

const say = (word: string) => process.stdout.write(`${word}\n`);
const lookEvery = 200;
startJobs({
  database: openDatabase(JSON.parse(process.env.CONNECTION ?? ''), { connections: 2 }),
  instanceId: randomUUID(),
  jobs: [
    { name: 'short', every: lookEvery, work: async () => say('looked') },
    {
      name: 'endless',
      every: 0,
      work: () => {
        say('begun');
        return new Promise(() => {});
      },
    },
  ],
  onError: (job, error) => say(`failed ${job}: ${String(error)}`),
  lookEvery,
  lease: Number(process.env.LEASE_MS),
});
