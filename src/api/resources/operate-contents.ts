import { operateContentEndpoints as table } from '../../contract/endpoints/operate-contents.ts'
import { type ContentInput, storedContent } from '../../contract/operate/content-input.ts'
import type {
  ContentInstead,
  ContentPage,
  HarmlessHtml,
  TypedHtml,
} from '../../contract/operate/content-pages.ts'
import type { Call } from '../http.ts'
import { readAnswer } from '../mend.ts'
import { recordsApi } from './edited-records.ts'

const names = {
  ...{ list: 'operatedContents', find: 'operatedContent', create: 'createContent' },
  ...{ change: 'changeContent', remove: 'removeContent' },
} as const satisfies Record<string, keyof typeof table>

/** What is written for brands, for editors. */
export const operateContentsApi = (call: Call) => ({
  ...recordsApi<ContentInput>(call, table, names, storedContent),
  /** Pages of the portal that show content where somebody has written it. */
  async pages(): Promise<ContentPage[]> {
    return readAnswer(table.contentPages.response, await call(table, 'contentPages')).results
  },
  /** What readers see instead of a piece of content that is not there; null: nothing. @param id `contentIdOf` */
  async instead(id: string): Promise<ContentInstead | null> {
    const answer = await call(table, 'contentInstead', { params: { id } })
    return readAnswer(table.contentInstead.response, answer).data
  },
  /** What saving would leave of HTML, and what it would take out, by language. */
  async check(html: TypedHtml): Promise<HarmlessHtml[]> {
    return readAnswer(table.checkHtml.response, await call(table, 'checkHtml', { body: { html } }))
      .results
  },
})
export type OperateContentsApi = ReturnType<typeof operateContentsApi>
