export { AuditLog } from './AuditLog.tsx';
export { AuditSheet } from './AuditSheet.tsx';
export { LockedAccounts } from './LockedAccounts.tsx';
export type {
  AuditChange,
  AuditLogLabels,
  AuditLogProps,
  AuditRow,
  AuditSheetProps,
  LockedAccount,
  LockedAccountsProps,
} from './types.ts';
