import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { defaultBrand } from '#src/contract/default-brand.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { removeExpiredRows } from '#server/store/expired-rows.ts'
import type { Connection } from '#server/store/engine.ts'
import { pdfFile } from '#server/evidence/testing/sample-files.ts'
import { refuse, succeed } from '../../fixtures/call.ts'
import { contractSuite, type Person } from '../../fixtures/contract-suite.ts'
import { blackPng } from '../../fixtures/picture-bombs.ts'
import { startTestApp } from '../../fixtures/test-app.ts'
import { verifierDesk } from '../../fixtures/verifier-desk.ts'

const { saveBrandDraft, uploadBrandPicture } = endpoints
const day = 86_400_000
const svg = (content: string, more = '') =>
  Buffer.from(
    `${more}<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${content}</svg>`,
  )
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2e9e4a' } })

contractSuite('pictures of brands', (bench) => {
  const url = () => bench.app.url
  let editor: Person
  const params = { id: 'acme' }
  beforeAll(async () => {
    const brand = { ...defaultBrand, ...params, name: 'Acme', brandImages: {} }
    await bench.app.store.brands.put(brand, ['acme.example'])
    editor = await verifierDesk(bench).operator('Ed', 'acme', ['editor'])
  })

  const uploadOf = (body: Buffer, kind: 'darkLogo' | 'hero' | 'favicon' = 'darkLogo') => ({
    ...{ token: editor.token, params, query: { kind, name: 'logo.png' }, body },
    headers: { 'content-type': 'image/png' },
  })
  const upload = async (...given: Parameters<typeof uploadOf>) =>
    (await succeed(url(), uploadBrandPicture, uploadOf(...given))).data
  const nameIn = (address: string) => address.split('/').at(-1) ?? ''
  const get = (address: string) => fetch(`${url()}${address}`)

  it('OPR-4 a photograph is kept as small as it is shown, without what a camera says in it', async () => {
    const exif = { IFD0: { Artist: 'Somebody', Copyright: 'of hers' } }
    const given = await photo(3_000, 2_000).withExif(exif).jpeg().toBuffer()
    expect(given.includes('Somebody')).toBe(true)
    const picture = await upload(given, 'hero')
    expect(picture).toMatchObject({ width: 1_920, height: 1_280, type: 'image/webp' })
    expect(picture.address).toMatch(/^\/brands\/acme\/kept-[0-9a-f]{40}\.webp$/)
    const answer = await get(picture.address)
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(answer.headers.get('content-type')).toBe('image/webp')
    const kept = Buffer.from(await answer.arrayBuffer())
    expect(kept.length).toBe(picture.size)
    expect(kept.includes('Somebody')).toBe(false)
    // The same content has the same address.
    expect((await upload(given, 'hero')).address).toBe(picture.address)
  })

  it('OPR-4 WebP and AVIF are taken by their content, and an icon gives its largest picture', async () => {
    for (const given of [
      await photo(64, 32).webp().toBuffer(),
      await photo(64, 32).avif().toBuffer(),
    ])
      expect(await upload(given)).toMatchObject({ width: 64, height: 32, type: 'image/png' })
    expect(await upload(iconOf(await photo(48, 48).png().toBuffer()), 'favicon')).toMatchObject({
      ...{ width: 48, height: 48, type: 'image/png' },
    })
  })

  it('OPR-4 SEC-4 nothing that runs or leads elsewhere is left of a drawing', async () => {
    const { address } = await upload(
      svg(
        '<script>alert(1)</script><style>&lt;script>alert(1)&lt;/script></style>' +
          '<style>@import "https://evil.example/x.css";</style><style>.a{fill:#2e9e4a}</style>' +
          '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>' +
          '<a href="javascript:alert(1)"><path class="a" d="M0 0h9v9" onload="alert(1)"/></a>' +
          '<image href="https://evil.example/p.png"/><use href="//evil.example/s.svg#a"/>' +
          '<path style="fill:url(https://evil.example/f.svg#f)"/>' +
          '<animate attributeName="href" values="javascript:alert(1)"/>',
      ),
    )
    const answer = await get(address)
    const kept = await answer.text()
    expect(kept).toContain('<path class="a" d="M0 0h9v9">')
    expect(kept).toContain('.a{fill:#2e9e4a}')
    expect(kept).not.toMatch(/script|evil|onload|foreignObject|animate|@import|<a\b/i)
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  })

  it('OPR-4 SEC-4 a file that is a picture and something else besides is a picture alone', async () => {
    const given = await photo(9, 9).png().toBuffer()
    const tail = Buffer.from('PK\u0003\u0004<html><script>alert(1)</script></html>')
    const { address } = await upload(Buffer.concat([given, tail]))
    expect(Buffer.from(await (await get(address)).arrayBuffer()).includes('script')).toBe(false)
  })

  it.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['PDF that is called PNG', () => pdfFile('x'), 'type'],
    ['page', () => Buffer.from('<!DOCTYPE html><html><svg></svg></html>'), 'type'],
    ['GIF', () => photo(9, 9).gif().toBuffer(), 'type'],
    ['drawing with entities', () => svg('&a;', '<!DOCTYPE svg [<!ENTITY a "b">]>'), 'drawing'],
    ['picture of 49 megapixels, packed to nothing', () => blackPng(7_000), 'pixels'],
    ['picture whose header claims 4 gigapixels', () => headerOf(65_000, 65_000), 'pixels'],
    ['picture that ends too early', async () => (await noise()).subarray(0, -2_000), 'broken'],
    ['picture of nothing', () => Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'), 'broken'],
  ])('OPR-4 SEC-4 a %s is refused, and the field named', async (_what, content, reason) => {
    expect(await refuse(url(), uploadBrandPicture, uploadOf(await content()))).toMatchObject({
      ...{ status: 422, code: 'unfit-picture', reason, field: '/brand/brandImages/darkLogo' },
    })
  })

  it('OPR-4 what no draft and no published state names goes after a day, and the rest stays', async () => {
    const [unused, used] = [
      await upload(svg('<path d="M0 0h1v1"/>')),
      await upload(svg('<path d="M0 0h2v2"/>')),
    ]
    const changes = [{ path: '/brand/brandImages/darkLogo', value: used.address }]
    const { data } = await succeed(url(), saveBrandDraft, {
      ...{ token: editor.token, params, body: { changes } },
    })
    expect(data.faults).toEqual([])
    const isKept = ({ address }: { address: string }) =>
      bench.app.store.brandStates.picture(params.id, nameIn(address))
    const kept = async () =>
      (await Promise.all([unused, used].map(isKept))).map((one) => one !== null)
    await removeExpiredRows(bench.open, Date.now() + day - 60_000)
    expect(await kept()).toEqual([true, true])
    await removeExpiredRows(bench.open, Date.now() + day + 60_000)
    expect(await kept()).toEqual([false, true])
    expect((await get(unused.address)).status).toBe(404)
  })

  it('OPR-4 SEC-3 whoever asks for names that are none is slowed down, and known pictures are not read again', async () => {
    const { address } = await upload(svg('<path d="M0 0h4v4"/>'))
    const env = { RATE_LIMIT_PER_MINUTE: '3' }
    const limited = await startTestApp(bench.open, bench.signer.publicKey, { env })
    onTestFinished(() => limited.close())
    const statusOf = async (path: string) => (await fetch(limited.url + path)).status
    const unknown = (digit: number) => `/brands/acme/kept-${String(digit).repeat(40)}.png`
    expect(await statusOf(address)).toBe(200)
    expect(await statusOf(unknown(1))).toBe(404)
    expect(await statusOf(unknown(2))).toBe(404)
    expect(await statusOf(unknown(3))).toBe(429)
    await bench.open.db.deleteFrom('brand_pictures').where('name', '=', nameIn(address)).execute()
    expect(await statusOf(address)).toBe(200)
  })

  it('OPR-4 a picture that a draft names while the others are removed stays', async () => {
    const { address } = await upload(svg('<path d="M0 0h3v3"/>'))
    const { draft } = await bench.app.store.brandStates.record(params.id)
    const content = JSON.stringify({ ...draft?.state.brand, brandImages: { darkLogo: address } })
    const { db, engine } = bench.open
    const locks: string[] = []
    const lock = async (transaction: Connection, name: string) => {
      locks.push(name)
      await engine.lock(transaction, name)
      // Whoever had the lock before has saved meanwhile.
      await transaction
        .updateTable('brand_drafts')
        .set({ content })
        .where('brand_id', '=', params.id)
        .execute()
    }
    await removeExpiredRows({ db, engine: { ...engine, lock } }, Date.now() + day + 60_000)
    expect(locks).toEqual(['brands'])
    expect((await get(address)).status).toBe(200)
  })
})

/** A PNG that says how large it is, and has nothing else of that. */
function headerOf(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data])
    const ends = Buffer.alloc(8)
    ends.writeUInt32BE(data.length, 0)
    ends.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
  }
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  const start = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1')
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(9)))]
  return Buffer.concat([start, ...parts, chunk('IEND', Buffer.alloc(0))])
}

const noise = () =>
  sharp({
    create: {
      ...{ width: 99, height: 99, channels: 3, background: '#000' },
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .png()
    .toBuffer()

/** An ICO file with two pictures: the smaller one is broken. */
function iconOf(png: Buffer): Buffer {
  const entry = (side: number, size: number, at: number) => {
    const bytes = Buffer.alloc(16)
    bytes.set([side, side], 0)
    bytes.writeUInt32LE(size, 8)
    bytes.writeUInt32LE(at, 12)
    return bytes
  }
  const small = Buffer.alloc(50)
  const head = Buffer.from([0, 0, 1, 0, 2, 0])
  const entries = [entry(16, small.length, 38), entry(48, png.length, 38 + small.length)]
  return Buffer.concat([head, ...entries, small, png])
}
