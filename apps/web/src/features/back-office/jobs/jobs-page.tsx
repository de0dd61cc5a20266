import { JobsBoard } from './jobs-board.tsx';
import { OfficeFrame } from '../office-frame.tsx';
import { OFFICE_SECTIONS } from '../office-sections.ts';

export default function JobsPage() {
  return (
    <OfficeFrame section={OFFICE_SECTIONS.jobs}>
      <JobsBoard />
    </OfficeFrame>
  );
}
