import type { Objective } from '#src/contract/buyers/objective.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { announce } from '#src/ui/status-store.ts'
import { useToldAction } from '../use-told-action.tsx'
import type { Objectives } from './use-objectives.ts'

type ObjectiveActionsProps = {
  objective: Objective
  /** All of them in their order. */
  all: readonly Objective[]
  objectives: Objectives
  onEdit: () => void
}

/** What an editor can do to an objective. One that is removed can be put back where it stood. */
export function ObjectiveActions({ objective, all, objectives, onEdit }: ObjectiveActionsProps) {
  const t = useText()
  const action = useToldAction()
  const { name } = objective
  const at = all.findIndex(({ id }) => id === objective.id)
  const before = (place: number) => all[place - 1]?.id ?? null
  const move = (place: number, after: string | null) =>
    action.run(async () => {
      await objectives.move(objective, after)
      announce(t('buying.card.moved', { name, place: place + 1 }))
    })
  const remove = () =>
    action.remove({
      remove: () => objectives.remove(objective),
      restore: () => objectives.restore(objective, before(at)),
      removed: t('buying.card.removed', { name }),
      restored: t('buying.card.restored', { name }),
    })
  return (
    <>
      <Button variant="quiet" aria-label={t('buying.card.editOf', { name })} onClick={onEdit}>
        {t('buying.card.edit')}
      </Button>
      {at > 0 && (
        <Button variant="quiet" busy={action.busy} onClick={() => move(at - 1, before(at - 1))}>
          <Icon drawing={icons.chevronUp} label={t('buying.card.up', { name })} />
        </Button>
      )}
      {at < all.length - 1 && (
        <Button
          variant="quiet"
          busy={action.busy}
          onClick={() => move(at + 1, all[at + 1]?.id ?? null)}
        >
          <Icon drawing={icons.chevronDown} label={t('buying.card.down', { name })} />
        </Button>
      )}
      <Button
        variant="quiet"
        busy={action.busy}
        aria-label={t('buying.card.removeOf', { name })}
        onClick={remove}
      >
        {t('buying.card.remove')}
      </Button>
    </>
  )
}
