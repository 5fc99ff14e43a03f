import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { reportProgress, type Failure } from './progress.ts';

/** More failures than this have one cause, and every line of progress repeats them. */
const MOST_FAILURES = 50;

const nameOf = (module: TestModule): string => relative('.', module.moduleId);
const titleOf = (test: TestCase): string => `${nameOf(test.module)} › ${test.fullName}`;

/** Reports to check.ts how many tests have run, which have failed and which are running. */
class ProgressReporter implements Reporter {
  #known = 0;
  #passed = 0;
  #failed = 0;
  readonly #failures: Failure[] = [];
  /** By file, since the tests of one file run one after another. */
  readonly #running = new Map<string, string>();

  onTestModuleStart(module: TestModule): void {
    this.#begin(module, nameOf(module));
  }

  onTestModuleCollected(module: TestModule): void {
    this.#known += [...module.children.allTests()].length;
  }

  onTestModuleEnd(module: TestModule): void {
    this.#running.delete(module.moduleId);
    if (module.state() === 'failed')
      for (const { message } of module.errors()) this.#note(nameOf(module), message);
    this.#report();
  }

  onTestCaseReady(test: TestCase): void {
    this.#begin(test.module, titleOf(test));
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    if (state === 'passed') this.#passed += 1;
    if (state === 'failed') {
      this.#failed += 1;
      this.#note(titleOf(test), errors?.[0]?.message);
    }
    this.#running.set(test.module.moduleId, nameOf(test.module));
    this.#report();
  }

  #begin(module: TestModule, what: string): void {
    this.#running.set(module.moduleId, what);
    this.#report(what);
  }

  #note(test: string, message = ''): void {
    if (this.#failures.length < MOST_FAILURES)
      this.#failures.push({ test, message: message.split('\n', 1)[0]! });
  }

  #report(doing?: string): void {
    reportProgress({
      ...(doing !== undefined && { doing }),
      passed: this.#passed,
      failed: this.#failed,
      known: this.#known,
      running: [...this.#running.values()],
      failures: this.#failures,
    });
  }
}

// vitest takes a reporter from a file by its default export alone.
// oxlint-disable-next-line import/no-default-export
export default ProgressReporter;
