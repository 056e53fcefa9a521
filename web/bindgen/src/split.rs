//! Splits the engine: the first half holds the functions that ran for the questions of most visitors, the rest holds
//! the others. Where the first half calls a function of the rest, it has a stub, which lets the page load the rest,
//! and then calls the function through table 0. The rest imports what it shares with the first half: memory, tables,
//! globals and functions.
//!
//! Binaryen's `wasm-split` (version 108) does the same with JavaScript in the place of the stubs. A computation that
//! has a frame of JavaScript below it cannot pause. That version also exports the wrong one of two tables.

use crate::module::{Fallible, Module};
use crate::plan::Plan;
use std::collections::{BTreeMap, BTreeSet};
use std::convert::Infallible;
use wasm_encoder::reencode::{Error, Reencode, RoundtripReencoder};
use wasm_encoder::{
    BlockType, CodeSection, ConstExpr, ElementSection, Elements, EntityType, ExportKind, ExportSection,
    Function, FunctionSection, GlobalSection, GlobalType, ImportSection, Instruction, MemorySection,
    RawSection, TableSection, ValType,
};

/// What the first half imports to load the rest: whether the computation has to wait, the function that lets it wait,
/// and the one that joins the rest to the first half. Only the second may pause, and only inside a computation.
const LACKS: &str = "lacks";
const WAIT: &str = "untilHere";
const JOIN: &str = "join";
/// The module of these functions. The engine already imports another function from it.
const PAGE: &str = "../pause.ts";
/// The module that the rest imports from.
const FIRST: &str = "first";
/// The global of the first half that is 1 once the rest is there.
const LOADED: &str = "loaded";
pub struct Halves {
    pub first: Vec<u8>,
    pub rest: Vec<u8>,
}

pub fn split(bytes: &[u8], ran: &BTreeSet<u32>) -> Fallible<Halves> {
    let plan = Plan::new(Module::read(bytes)?, ran)?;
    Ok(Halves { first: plan.first()?, rest: plan.rest()? })
}

impl Plan<'_> {
    fn first(&self) -> Fallible<Vec<u8>> {
        let Plan { module, kept, missing, .. } = self;
        let mut same = RoundtripReencoder;
        let mut out = wasm_encoder::Module::new();
        out.section(&RawSection { id: 1, data: &module.bytes[module.types.clone()] });
        let mut imports = ImportSection::new();
        for import in &module.imports {
            imports.import(import.module, import.name, same.entity_type(import.ty)?);
        }
        for (name, of) in [(LACKS, module.number), (WAIT, module.nothing), (JOIN, module.nothing)] {
            imports.import(PAGE, name, EntityType::Function(of));
        }
        out.section(&imports);

        let lacks = module.first();
        let (wait, join, arrive) = (lacks + 1, lacks + 2, lacks + 3);
        let mut numbers: BTreeMap<u32, u32> = (0..lacks).map(|each| (each, each)).collect();
        numbers.extend(kept.iter().chain(missing.keys()).copied().zip(arrive + 1..));
        let mut half = Half { numbers };
        let mut functions = FunctionSection::new();
        functions.function(module.nothing);
        for function in kept.iter().chain(missing.keys()) {
            functions.function(module.functions[*function as usize]);
        }
        out.section(&functions);
        let mut tables = TableSection::new();
        for (at, table) in module.tables.iter().enumerate() {
            let mut table = same.table_type(*table)?;
            if at == 0 {
                (table.minimum, table.maximum) =
                    (self.places, table.maximum.map(|most| most.max(self.places)));
            }
            tables.table(table);
        }
        out.section(&tables);
        let mut memories = MemorySection::new();
        memories.memory(same.memory_type(module.memory)?);
        out.section(&memories);
        let mut globals = GlobalSection::new();
        for (of, start) in &module.globals {
            globals.global(same.global_type(*of)?, &same.const_expr(start.clone())?);
        }
        let loaded = module.globals.len() as u32;
        globals.global(
            GlobalType { val_type: ValType::I32, mutable: true, shared: false },
            &ConstExpr::i32_const(0),
        );
        out.section(&globals);
        let mut exports = ExportSection::new();
        for export in &module.exports {
            half.parse_export(&mut exports, *export)?;
        }
        exports.export(LOADED, ExportKind::Global, loaded);
        for (name, at) in self.tables_and_globals() {
            exports.export(
                &name,
                if name.starts_with('t') { ExportKind::Table } else { ExportKind::Global },
                at,
            );
        }
        for (function, name) in &self.shared {
            exports.export(name, ExportKind::Func, half.function_index(*function)?);
        }
        out.section(&exports);
        out.section(&elements(&module.slots, &mut half)?);
        let mut code = CodeSection::new();
        let mut function = Function::new([]);
        for each in [
            Instruction::GlobalGet(loaded),
            Instruction::I32Eqz,
            Instruction::If(BlockType::Empty),
            Instruction::Call(lacks),
            Instruction::If(BlockType::Empty),
            Instruction::Call(wait),
            Instruction::End,
            Instruction::Call(join),
            Instruction::End,
            Instruction::End,
        ] {
            function.instruction(&each);
        }
        code.function(&function);
        for function in kept {
            half.parse_function_body(&mut code, module.body(*function).clone())?;
        }
        for (function, slot) in missing {
            code.function(&self.stub(*function, *slot, arrive)?);
        }
        out.section(&code);
        out.section(&RawSection { id: 11, data: &module.bytes[module.data.clone()] });
        Ok(out.finish())
    }

    /// Waits for the rest, and calls the function with the same arguments.
    fn stub(&self, function: u32, slot: u32, arrive: u32) -> Fallible<Function> {
        let of = self.module.functions[function as usize];
        let mut stub = Function::new([]);
        stub.instruction(&Instruction::Call(arrive));
        for at in 0..self.module.parameters[of as usize] {
            stub.instruction(&Instruction::LocalGet(u32::try_from(at)?));
        }
        stub.instruction(&Instruction::I32Const(i32::try_from(slot)?));
        stub.instruction(&Instruction::CallIndirect { type_index: of, table_index: 0 });
        stub.instruction(&Instruction::End);
        Ok(stub)
    }

    fn rest(&self) -> Fallible<Vec<u8>> {
        let Plan { module, others, shared, missing, .. } = self;
        let mut same = RoundtripReencoder;
        let mut out = wasm_encoder::Module::new();
        out.section(&RawSection { id: 1, data: &module.bytes[module.types.clone()] });
        let mut imports = ImportSection::new();
        for (function, name) in shared {
            imports.import(FIRST, name, EntityType::Function(module.functions[*function as usize]));
        }
        imports.import(FIRST, "memory", same.memory_type(module.memory)?);
        for (name, at) in self.tables_and_globals() {
            let of: EntityType = if name.starts_with('t') {
                let mut table = same.table_type(module.tables[at as usize])?;
                if at == 0 {
                    (table.minimum, table.maximum) =
                        (self.places, table.maximum.map(|most| most.max(self.places)));
                }
                table.into()
            } else {
                same.global_type(module.globals[at as usize].0)?.into()
            };
            imports.import(FIRST, &name, of);
        }
        out.section(&imports);
        let numbers = shared.keys().chain(others).copied().zip(0..).collect();
        let mut half = Half { numbers };
        let mut functions = FunctionSection::new();
        for function in others {
            functions.function(module.functions[*function as usize]);
        }
        out.section(&functions);
        let mut slots: BTreeMap<u32, u32> =
            missing.iter().map(|(function, slot)| (*slot, *function)).collect();
        slots.extend(module.slots.iter().filter(|(_, function)| missing.contains_key(function)));
        out.section(&elements(&slots, &mut half)?);
        let mut code = CodeSection::new();
        for function in others {
            half.parse_function_body(&mut code, module.body(*function).clone())?;
        }
        out.section(&code);
        Ok(out.finish())
    }
}

/// The segments that write these functions into table 0, one for each run of places.
fn elements(slots: &BTreeMap<u32, u32>, half: &mut Half) -> Fallible<ElementSection> {
    let mut runs: Vec<(u32, Vec<u32>)> = vec![];
    for (slot, function) in slots {
        let function = half.function_index(*function)?;
        match runs.last_mut() {
            Some((start, run)) if *start + run.len() as u32 == *slot => run.push(function),
            _ => runs.push((*slot, vec![function])),
        }
    }
    let mut elements = ElementSection::new();
    for (start, run) in runs {
        elements.active(None, &ConstExpr::i32_const(i32::try_from(start)?), Elements::Functions(run.into()));
    }
    Ok(elements)
}

/// Writes functions with the numbers that they have in one half.
struct Half {
    numbers: BTreeMap<u32, u32>,
}

impl Reencode for Half {
    type Error = Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, Error<Infallible>> {
        Ok(*self.numbers.get(&function).expect("a half has or imports every function that it names"))
    }
}
