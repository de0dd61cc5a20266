import { FoundList, type FoundListProps } from '../../domain/finding/found-list.tsx';
import styles from './search-suggestions.module.css';
import { useFrameCommands } from './use-frame-commands.ts';

/** What the portal finds, with its own pages and actions, below the field of the header; loaded when somebody searches. */
export default function SearchSuggestions(props: Omit<FoundListProps, 'commands' | 'className'>) {
  return <FoundList {...props} commands={useFrameCommands()} className={styles['panel']} />;
}
