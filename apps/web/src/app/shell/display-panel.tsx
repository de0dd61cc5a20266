import { useTexts } from '../../i18n/use-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { Popover } from '../../ui/popover.tsx';
import DisplaySwitches from './display-switches.tsx';

/** The flags of the frame; arrives when its button is pressed, and opens. */
export default function DisplayPanel() {
  const t = useTexts('shell');
  return (
    <Popover label={t('display.label')} button={<Icon name="settings" />} isOpenAtFirst>
      <DisplaySwitches isMobile={false} />
    </Popover>
  );
}
