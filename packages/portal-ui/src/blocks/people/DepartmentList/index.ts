export { DepartmentList, type DepartmentListProps, type ListedDepartment } from './DepartmentList.tsx';
