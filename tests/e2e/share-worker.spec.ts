import type { Page } from 'playwright/test'
import { expect, test } from './support/test.ts'
import { workerInCharge } from './support/worker.ts'

type Shared = { name: string; type: string; size: number }

/** What the operating system does when somebody shares files with the installed portal. */
async function share(page: Page, files: Shared[]): Promise<void> {
  const opened = page.waitForEvent('domcontentloaded')
  await page.evaluate((files) => {
    const form = document.createElement('form')
    form.method = 'post'
    form.enctype = 'multipart/form-data'
    form.action = '/share-evidence'
    const input = document.createElement('input')
    input.type = 'file'
    input.name = 'files'
    input.multiple = true
    const transfer = new DataTransfer()
    for (const { name, type, size } of files) {
      transfer.items.add(new File(['x'.repeat(size)], name, { type }))
    }
    input.files = transfer.files
    form.append(input)
    document.body.append(form)
    form.submit()
  }, files)
  await opened
}

const waiting = (page: Page): Promise<Shared[]> =>
  page.evaluate(async () => {
    const cache = await caches.open('shared-files')
    return Promise.all(
      (await cache.keys()).map(async (key) => {
        const kept = await cache.match(key)
        const name = decodeURIComponent(kept?.headers.get('x-file-name') ?? '')
        const type = kept?.headers.get('content-type') ?? ''
        return { name, type, size: (await kept?.blob())?.size ?? 0 }
      }),
    )
  })

const pdf = (name: string, size = 10): Shared => ({ name, type: 'application/pdf', size })

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test.beforeEach(async ({ page }) => {
    await page.goto('/login')
    await workerInCharge(page)
  })

  test('OFF-1 shared files wait on the device, those of other types or too large do not', async ({
    page,
  }) => {
    const photo = { name: 'Größe “1”.jpg', type: 'image/jpeg', size: 20 }
    await share(page, [
      pdf('iso-14001.pdf'),
      photo,
      { name: 'page.html', type: 'text/html', size: 10 },
      pdf('huge.pdf', 10_485_761),
    ])
    await page.waitForURL(/shared(?:=|%3D)1/)
    expect(await waiting(page)).toEqual([pdf('iso-14001.pdf'), photo])
  })

  test('OFF-1 at most twenty wait; the newest stay', async ({ page }) => {
    await share(page, [pdf('old.pdf')])
    // The page that opened leads a guest on; only then does it stay.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const many = Array.from({ length: 20 }, (_, index) => pdf(`${index}.pdf`))
    await share(page, many)
    expect(await waiting(page)).toEqual(many)
  })

  test('OFF-1 a share of nothing that can be taken is not passed off as one', async ({ page }) => {
    await share(page, [{ name: 'page.html', type: 'text/html', size: 10 }])
    await page.waitForURL(/shared(?:=|%3D)lost/)
    expect(await waiting(page)).toEqual([])
  })
})

test('OFF-1 without a worker nobody sees an error', async ({ page }) => {
  await page.goto('/login')
  await share(page, [pdf('iso-14001.pdf', 11_000_000)])
  await page.waitForURL(/shared(?:=|%3D)lost/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
