import { ProblemError } from '#src/contract/problem.ts'
import { worded } from '../../texts/problem.ts'

/** Another user or tab saved in between: 412 with the version that is stored now. */
export class VersionConflict extends ProblemError {
  readonly version: number

  constructor(version: number) {
    super({ status: 412, ...worded('problems.version-conflict') })
    this.version = version
  }
}
