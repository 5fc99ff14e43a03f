/** The measured half of `tavola bench server`, which the other half starts as a process. */
import { serveBench } from '@tavola/server/bench';

await serveBench(process.argv[2]!);
