import { relationChanges, relationOf, RELATIONS } from '@ringwerk/advice';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { Switch } from '../../../../ui/switch.tsx';
import { useAssessed, type Choice, type ChoiceList } from '../../session/use-choices.ts';
import { useConfigurator, useDesignState, useRingEdit } from '../../session/use-configurator.ts';
import { ChoiceCards } from '../choice-cards.tsx';
import { Disclosure } from '../disclosure.tsx';
import styles from './metal.module.css';
import { ZweiklangDrawing } from './zweiklang-drawing.tsx';

/** A pair designed as one: how the other ring follows, and whether both are edited together. */
export function ZweiklangEditor() {
  const t = useTexts('configurator');
  const { session } = useConfigurator();
  const { design, index } = useRingEdit();
  const isOne = useDesignState((state) => state.history.links.includes('line'));
  const relation = relationOf(design);
  if (design.rings.length < 2) return null;
  const summary = relation === null ? undefined : t(`zweiklang.${relation}`);
  return (
    <Disclosure name="zweiklang" title={t('zweiklang.title')} summary={summary} isOpen={isOne}>
      <p className={styles['empty']}>{t('zweiklang.hint')}</p>
      {relation !== null && <ZweiklangDrawing design={design} relation={relation} />}
      <Switch isOn={isOne} onChange={(isOn) => void session.join('line', isOn)}>
        {t('zweiklang.join')}
      </Switch>
      {isOne && relation === null && <p className={styles['empty']}>{t('zweiklang.apart')}</p>}
      <Relations key={index} />
    </Disclosure>
  );
}

/** How the other ring could follow this one. */
function Relations() {
  const t = useTexts('configurator');
  const { design, index } = useRingEdit();
  const relation = relationOf(design);
  const list: ChoiceList = {
    name: 'zweiklang',
    choices: RELATIONS.map((name): Choice<string> => ({
      value: name,
      label: t(`zweiklang.${name}`),
      changes: name === relation ? [] : relationChanges(design, index, name),
    })),
  };
  useAssessed([list]);
  return <ChoiceCards list={list} label={t('zweiklang.how')} value={relation} look="chips" />;
}
