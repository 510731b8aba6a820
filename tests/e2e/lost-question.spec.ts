import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { operateApart } from '../fixtures/operator-process.ts'
import { answerAll, card, popup, startModules, startQuestionnaire } from './support/modules.ts'
import { expect, test } from './support/test.ts'

test.use({ portal: 'own', contextOptions: { reducedMotion: 'reduce' } })

type Stored = { questions: { id: string; text: { en: string } }[] }
const carbon = 'Carbon footprint'

test('OPR-5 MOD-3 a question goes while somebody answers it, and no other answer with it', async ({
  page,
  server,
  faults,
}) => {
  faults.expect('status of 409')
  const operator = async (...line: string[]) => {
    const ran = await operateApart(server.dataDir, line)
    expect(ran).toMatchObject({ code: 0, stderr: '' })
    return ran.stdout
  }
  await startModules(page)
  await startQuestionnaire(page, carbon)
  await answerAll(page)

  const stored = JSON.parse(
    await operator('questionnaires', 'show', 'carbon-footprint', '--json'),
  ) as Stored
  const [gone, ...questions] = stored.questions
  const file = join(server.dataDir, 'carbon-footprint.json')
  await writeFile(file, JSON.stringify({ ...stored, questions }))
  await operator('questionnaires', 'put', file)
  await rm(file)

  await popup(page).getByRole('button', { name: 'Send answers' }).click()
  await expect(popup(page).getByText('Something else is asked now')).toBeVisible()
  await expect(popup(page).getByText(/^1 question is no longer asked/)).toBeVisible()
  await expect(popup(page).getByText(gone?.text.en ?? 'none')).toBeVisible()
  await popup(page).getByRole('button', { name: 'Send answers' }).click()
  await expect(popup(page).getByRole('heading', { name: 'You passed' })).toBeVisible()
  await page.reload()
  await expect(card(page, carbon).getByText('Earned', { exact: true })).toBeVisible()

  // What the release asks comes back with its revision, and who has passed keeps the tag.
  await operator('questionnaires', 'remove', 'carbon-footprint')
  await page.reload()
  await expect(card(page, carbon).getByText('Earned', { exact: true })).toBeVisible()
})
