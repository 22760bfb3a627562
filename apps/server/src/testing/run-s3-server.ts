// An S3 server as a process of its own, which a test can kill: run-s3-server.ts DIRECTORY PORT.
import { startS3Server } from './s3-server.ts';

const [directory = '', port = '0'] = process.argv.slice(2);
const { url } = await startS3Server(directory, Number(port));
process.stdout.write(`${url}\n`);
