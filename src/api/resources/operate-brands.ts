import type * as v from 'valibot'
import { operateBrandEndpoints } from '../../contract/endpoints/operate-brands.ts'
import type { BrandChange } from '../../contract/operate/brand-changes.ts'
import type {
  BrandDetailAnswer,
  BrandVersion,
  brandVersionState,
} from '../../contract/operate/brand-detail.ts'
import type { BrandPicture, BrandPictureKind } from '../../contract/operate/brand-picture.ts'
import { asBrandState, type BrandState } from '../../contract/operate/brand-state.ts'
import type { Call } from '../http.ts'
import { readAnswer } from '../mend.ts'

const { operatedBrands, operatedBrand, brandVersions, brandVersion } = operateBrandEndpoints
const { publishBrand, uploadBrandPicture, previewBrand } = operateBrandEndpoints

type WithState<Answer> = Omit<Answer, 'state'> & { state: BrandState }
export type BrandList = v.InferOutput<typeof operatedBrands.response>
export type BrandVersionPage = v.InferOutput<typeof brandVersions.response>
export type BrandVersionState = WithState<v.InferOutput<typeof brandVersionState>>
export type BrandDraft = WithState<NonNullable<BrandDetailAnswer['draft']>>
export type BrandDetail = Omit<BrandDetailAnswer, 'published' | 'draft'> & {
  published: BrandVersionState | null
  draft: BrandDraft | null
}
export type NewBrand = { id: string; name: string; host: string }
export type BrandPreview = v.InferOutput<typeof previewBrand.response>['data']

/** Brands in the operator's console. */
export const operateBrandsApi = (call: Call) => ({
  async brands(): Promise<BrandList> {
    return readAnswer(operatedBrands.response, await call(operateBrandEndpoints, 'operatedBrands'))
  },
  async createBrand(body: NewBrand): Promise<BrandDetail> {
    return readDetail(await call(operateBrandEndpoints, 'createBrand', { body }))
  },
  async brand(id: string): Promise<BrandDetail> {
    return readDetail(await call(operateBrandEndpoints, 'operatedBrand', { params: { id } }))
  },
  async saveBrandDraft(id: string, changes: readonly BrandChange[]): Promise<BrandDetail> {
    const input = { params: { id }, body: { changes: [...changes] } }
    return readDetail(await call(operateBrandEndpoints, 'saveBrandDraft', input))
  },
  async discardBrandDraft(id: string, version: string): Promise<void> {
    await call(operateBrandEndpoints, 'discardBrandDraft', { params: { id, version } })
  },
  async publishBrand(
    id: string,
    seen: { draft: string; published: number | null },
    key: string,
  ): Promise<BrandVersion> {
    const answer = await call(operateBrandEndpoints, 'publishBrand', {
      ...{ params: { id }, body: seen, headers: { 'idempotency-key': key } },
    })
    return readAnswer(publishBrand.response, answer).data
  },
  async brandVersions(id: string, after?: string): Promise<BrandVersionPage> {
    const query = after === undefined ? {} : { after }
    const answer = await call(operateBrandEndpoints, 'brandVersions', { params: { id }, query })
    return readAnswer(brandVersions.response, answer)
  },
  async brandVersion(id: string, number: number): Promise<BrandVersionState> {
    const params = { id, number: String(number) }
    const answer = await call(operateBrandEndpoints, 'brandVersion', { params })
    return withState(readAnswer(brandVersion.response, answer).data)
  },
  async publishBrandAgain(
    id: string,
    number: number,
    published: number,
    key: string,
  ): Promise<BrandVersion> {
    const answer = await call(operateBrandEndpoints, 'publishBrandAgain', {
      params: { id, number: String(number) },
      body: { published },
      headers: { 'idempotency-key': key },
    })
    return readAnswer(publishBrand.response, answer).data
  },
  async uploadBrandPicture(id: string, kind: BrandPictureKind, file: File): Promise<BrandPicture> {
    const answer = await call(operateBrandEndpoints, 'uploadBrandPicture', {
      ...{ params: { id }, query: { kind, name: file.name }, bytes: file },
    })
    return readAnswer(uploadBrandPicture.response, answer).data
  },
  async previewBrand(id: string, number: number | null): Promise<BrandPreview> {
    const input = { params: { id }, body: { number } }
    return readAnswer(
      previewBrand.response,
      await call(operateBrandEndpoints, 'previewBrand', input),
    ).data
  },
})

function readDetail(answer: unknown): BrandDetail {
  const { published, draft, ...rest } = readAnswer(operatedBrand.response, answer).data
  return { ...rest, published: published && withState(published), draft: draft && withState(draft) }
}

function withState<Answer extends { state: Parameters<typeof asBrandState>[0] }>(
  answer: Answer,
): WithState<Answer> {
  return { ...answer, state: asBrandState(answer.state) }
}
