/** The measured half of `tavola bench server`: started by the other half as a process of its own. */
import { serveBench } from '@tavola/server/bench';

await serveBench(process.argv[2]!);
