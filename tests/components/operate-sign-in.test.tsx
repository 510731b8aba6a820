import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { noTokenProblem } from '#src/contract/no-token-problem.ts'
import { ProblemError } from '#src/contract/problem.ts'
import { addressOf, deskWithFiles, heading, send } from './support/console-screen.ts'
import { openConsole } from './support/open-console.tsx'

const tooOld = () =>
  new ProblemError({
    ...{ status: 403, code: 'sign-in-again', reason: 'session' },
    message: 'You signed in more than 12 hours ago.',
  })
const again = page.getByRole('link', { name: 'Log in again' })

/** A console in which every call is refused until the person comes back from another sign-in. */
function refusing(problem: () => ProblemError) {
  const desk = deskWithFiles(1)
  const state = { isRefused: false }
  const { decide, queue, item } = desk.data
  const guarded = <A extends unknown[], T>(work: (...given: A) => Promise<T>) => {
    return async (...given: A): Promise<T> => {
      if (state.isRefused) throw problem()
      return work(...given)
    }
  }
  Object.assign(desk.data, { decide: guarded(decide), queue: guarded(queue), item: guarded(item) })
  const takeUpSignIn = vi.fn<() => Promise<boolean>>(async () => {
    state.isRefused = false
    return true
  })
  return { ...desk, state, takeUpSignIn }
}

test.each([
  ['ended', noTokenProblem, 'Your sign-in has ended. What you typed stays here.'],
  ['is too old', tooOld, 'You signed in more than 12 hours ago.'],
] as const)(
  'OPR-1 a decision is made after another sign-in where the first one %s',
  async (_, problem, words) => {
    const desk = refusing(problem)
    await openConsole(desk, addressOf(0))
    const seen = page.getByLabelText('What was looked up and seen')
    await seen.fill('Both pages')
    desk.state.isRefused = true
    await send.click()
    await expect.element(page.getByText(words)).toBeVisible()
    await expect.element(again).toHaveAttribute('target', '_blank')
    window.dispatchEvent(new Event('focus'))
    await expect.poll(() => desk.takeUpSignIn.mock.calls.length).toBe(1)
    await expect.element(seen).toHaveValue('Both pages')
    await send.click()
    await expect.poll(() => desk.decisions.length).toBe(1)
  },
)

test('OPR-1 queue and item are read again after another sign-in', async () => {
  const desk = refusing(noTokenProblem)
  desk.state.isRefused = true
  await openConsole(desk)
  await expect.element(page.getByText('What waits could not be loaded')).toBeVisible()
  await expect.element(again).toBeVisible()
  window.dispatchEvent(new Event('focus'))
  await expect.element(page.getByRole('link', { name: 'Supplier 0' })).toBeVisible()
  desk.state.isRefused = true
  await userEvent.keyboard('j')
  await expect.element(page.getByText('It could not be loaded')).toBeVisible()
  await expect.element(again).toBeVisible()
  window.dispatchEvent(new Event('focus'))
  await expect.element(heading('ISO 14001')).toBeVisible()
})
