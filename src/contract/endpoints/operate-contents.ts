import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { brandedId } from '../operate/branded-id.ts'
import { contentInput, storedContent } from '../operate/content-input.ts'
import { contentInstead, contentPage, harmlessHtml, typedHtml } from '../operate/content-pages.ts'
import { plainRecordEndpoints } from './record-endpoints.ts'

const editors = { access: 'operators', roles: ['editor'] } as const
const { list, find, create, change, remove } = plainRecordEndpoints({
  ...{ path: '/operate/contents', one: 'a piece of content', many: 'pieces of content' },
  ...{ id: brandedId, input: contentInput, stored: storedContent },
})

/** What operators write, as editors work on it (OPR-5). */
export const operateContentEndpoints = {
  operatedContents: list,
  operatedContent: find,
  createContent: create,
  changeContent: change,
  removeContent: remove,
  contentPages: endpoint({
    ...editors,
    method: 'GET',
    path: '/operate/content-pages',
    summary: 'Pages of the portal that show content where somebody has written it',
    response: v.object({ results: v.array(contentPage) }),
  }),
  contentInstead: endpoint({
    ...editors,
    method: 'GET',
    path: '/operate/content-pages/:id',
    summary: 'What a page shows of a brand, or of every brand, that has not written it',
    params: v.strictObject({ id: brandedId }),
    response: v.object({ data: v.nullable(contentInstead) }),
  }),
  checkHtml: endpoint({
    ...editors,
    method: 'POST',
    path: '/operate/harmless-html',
    summary: 'What saving would leave of HTML, and what it would take out; nothing is stored',
    body: v.strictObject({ html: typedHtml }),
    response: v.object({ results: v.array(harmlessHtml) }),
  }),
} as const
