/** Why a record is not saved yet, at one of its fields; what was typed stays. */
export class FieldFault extends Error {
  /** JSON pointer of the field. */
  readonly path: string

  /** @param why in words for its editor */
  constructor(path: string, why: string) {
    super(why)
    this.path = path
  }
}
