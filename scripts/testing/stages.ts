import { addTotals, noTests, type Totals } from './totals.ts'

/** The stages of a run, with what each came to and how long it took. */
export type Stages = {
  /** Runs a stage; one that throws has failed once, for what it says. */
  run(title: string, work: () => Promise<Totals>): Promise<void>
  /** What all stages came to. */
  totals(): Totals
  /** A line for each stage, with its seconds, and one for all of them together. */
  times(): string
}

/** @param now in ms, for the time of a stage */
export function createStages(now: () => number = () => performance.now()): Stages {
  const started = now()
  const done: { title: string; seconds: number; totals: Totals }[] = []
  const line = (title: string, seconds: number) => `${title.padEnd(36)} ${seconds.toFixed(0)} s`
  return {
    async run(title, work) {
      console.log(`\n━━ ${title} ━━`)
      const begun = now()
      const totals = await work().catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error)
        console.log(reason)
        return { ...noTests, failures: [`${title}: ${reason}`] }
      })
      done.push({ title, seconds: (now() - begun) / 1000, totals })
    },
    totals: () => addTotals(done.map(({ totals }) => totals)),
    times: () =>
      [
        ...done.map(({ title, seconds }) => line(title, seconds)),
        line('All', (now() - started) / 1000),
      ].join('\n'),
  }
}
