import { ProblemError } from '#src/contract/problem.ts'

/** Another user or tab saved in between: 412 with the version that is stored now. */
export class VersionConflict extends ProblemError {
  readonly version: number

  constructor(version: number) {
    super({
      status: 412,
      code: 'version-conflict',
      message: 'Somebody else has saved this profile in the meantime.',
    })
    this.version = version
  }
}
