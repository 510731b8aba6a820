import { operateMailEndpoints } from '../../contract/endpoints/operate-mails.ts'
import type {
  LetterChoices,
  LetterId,
  LetterSetting,
  WrittenLetter,
} from '../../contract/operate/mails.ts'
import type { Call } from '../http.ts'
import { readAnswer } from '../mend.ts'

const { letterChoices, writtenLetter, testLetter } = operateMailEndpoints

/** Letters of the portal, for editors. */
export const operateMailsApi = (call: Call) => ({
  async choices(): Promise<LetterChoices> {
    const answer = await call(operateMailEndpoints, 'letterChoices', {})
    return readAnswer(letterChoices.response, answer).data
  },
  async write(letter: LetterId, query: LetterSetting): Promise<WrittenLetter> {
    const given = { params: { letter }, query }
    const answer = await call(operateMailEndpoints, 'writtenLetter', given)
    return readAnswer(writtenLetter.response, answer).data
  },
  /** Rejects with `too-many-requests` (429) after some. @returns the address it goes to: that of whoever asks */
  async sendTest(letter: LetterId, body: LetterSetting): Promise<string> {
    const given = { params: { letter }, body }
    const answer = await call(operateMailEndpoints, 'testLetter', given)
    return readAnswer(testLetter.response, answer).data.to
  },
})
export type OperateMailsApi = ReturnType<typeof operateMailsApi>
