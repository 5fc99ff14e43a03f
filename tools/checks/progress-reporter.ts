import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { reportProgress } from './progress.ts';

/** Reports to check.ts how many tests have run and which one is running. */
class ProgressReporter implements Reporter {
  #known = 0;
  #passed = 0;
  #failed = 0;

  onTestModuleStart(module: TestModule): void {
    this.#report(relative('.', module.moduleId));
  }

  onTestModuleCollected(module: TestModule): void {
    this.#known += [...module.children.allTests()].length;
  }

  onTestCaseReady(test: TestCase): void {
    this.#report(`${relative('.', test.module.moduleId)} › ${test.name}`);
  }

  onTestCaseResult(test: TestCase): void {
    const { state } = test.result();
    if (state === 'passed') this.#passed += 1;
    if (state === 'failed') this.#failed += 1;
  }

  #report(doing: string): void {
    reportProgress({ doing, passed: this.#passed, failed: this.#failed, known: this.#known });
  }
}

// vitest takes a reporter from a file by its default export alone.
// oxlint-disable-next-line import/no-default-export
export default ProgressReporter;
