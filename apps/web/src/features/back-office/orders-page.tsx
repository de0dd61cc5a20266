import { OrdersBoard } from './orders-board.tsx';
import { OfficeFrame } from './office-frame.tsx';
import { OFFICE_SECTIONS } from './office-sections.ts';

export default function OrdersPage() {
  return (
    <OfficeFrame section={OFFICE_SECTIONS.orders}>
      <OrdersBoard />
    </OfficeFrame>
  );
}
