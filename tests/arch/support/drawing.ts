/** One arrow of a drawing: who may import whom. */
export type Arrow = `${string} → ${string}`

const frameLine = /^subgraph (\w+)(?: \[.*\])?$/
const arrowLine = /^(\w+(?:-\w+)*) -(?:- [\w ]+ -)?-> (\w+)$/
const nameLine = /^\w+$/

/**
 * Reads a flowchart of Mermaid that has frames, names and arrows only. An arrow from or to a frame counts
 * for every name in it.
 * @throws Error for a line that it cannot read
 */
export function arrowsOf(chart: string): Set<Arrow> {
  const frames = new Map<string, Set<string>>()
  const arrows: [from: string, to: string][] = []
  let open: Set<string> | null = null
  for (const line of chart.split('\n').map((one) => one.trim())) {
    const [, frame] = frameLine.exec(line) ?? []
    const [, from, to] = arrowLine.exec(line) ?? []
    if (frame) frames.set(frame, (open = new Set()))
    else if (from && to) {
      arrows.push([from, to])
      open?.add(from).add(to)
    } else if (line === 'end') open = null
    else if (nameLine.test(line)) open?.add(line)
    else if (line && !line.startsWith('flowchart ')) throw new Error(`Not understood: ${line}`)
  }
  const within = (name: string) => [...(frames.get(name) ?? [name])]
  return new Set(
    arrows.flatMap(([from, to]) =>
      within(from).flatMap((one) => within(to).map((other): Arrow => `${one} → ${other}`)),
    ),
  )
}
