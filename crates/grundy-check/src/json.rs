//! The JSON of a line, read as strictly as the schema says it.
//!
//! Whole numbers only, written with digits; no field twice; objects where the schema has objects, and never a
//! list in their place. Each value is paid for in memory before it is kept.

use crate::Fault;
use grundy_rules::{Budget, Why};
use serde::de::value::StrDeserializer;
use serde::de::{
    Deserialize, DeserializeSeed, Deserializer, EnumAccess, Error as _, MapAccess, SeqAccess, VariantAccess,
    Visitor,
};
use serde::forward_to_deserialize_any;
use std::cell::Cell;
use std::fmt;

/// A value as it stands in a line.
pub(crate) enum Json {
    Null,
    Bool(bool),
    Natural(u64),
    Negative(i64),
    Text(String),
    List(Vec<Json>),
    Object(Vec<(String, Json)>),
}

type Error = serde::de::value::Error;

/// The bytes that a value takes in a list that may have twice the room that it needs.
const VALUE_BYTES: u64 = 2 * size_of::<(String, Json)>() as u64;

/// Reads a line. What it holds is released again, since the caller keeps only a part of it.
pub(crate) fn read<T: for<'de> Deserialize<'de>>(line: &[u8], budget: &mut Budget<'_>) -> Result<T, Fault> {
    let all = budget.bytes_left();
    let left = Cell::new(all);
    let mut from = serde_json::Deserializer::from_slice(line);
    let value = Seed(&left).deserialize(&mut from).and_then(|value| from.end().map(|()| value));
    budget.spend(1 + (all - left.get()) / VALUE_BYTES)?;
    let value = match value {
        Ok(value) => value,
        Err(_) if left.get() == 0 => return Err(budget.stop(Why::Memory).into()),
        Err(error) => return refused(&error.to_string().replace(" at line 1 column ", " at column ")),
    };
    T::deserialize(value).or_else(|error| refused(&error.to_string()))
}

fn refused<T>(why: &str) -> Result<T, Fault> {
    Err(Fault::Wrong(format!("not a line of a certificate: {why}")))
}

/// Reads a value while these bytes are left.
#[derive(Clone, Copy)]
struct Seed<'a>(&'a Cell<u64>);

impl Seed<'_> {
    fn pay<E: serde::de::Error>(self, bytes: u64) -> Result<(), E> {
        let Some(left) = self.0.get().checked_sub(bytes).filter(|left| *left > 0) else {
            self.0.set(0);
            return Err(E::custom("it does not fit into the memory"));
        };
        self.0.set(left);
        Ok(())
    }
}

impl<'de> DeserializeSeed<'de> for Seed<'_> {
    type Value = Json;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<Json, D::Error> {
        self.pay(VALUE_BYTES)?;
        from.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Seed<'_> {
    type Value = Json;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a whole number, a text, a list, an object, true, false or null")
    }

    fn visit_unit<E>(self) -> Result<Json, E> {
        Ok(Json::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Json, E> {
        Ok(Json::Bool(value))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Json, E> {
        Ok(Json::Natural(value))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Json, E> {
        Ok(Json::Negative(value))
    }

    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Json, E> {
        self.pay(text.len() as u64)?;
        Ok(Json::Text(text.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Json, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element_seed(self)? {
            list.push(item);
        }
        Ok(Json::List(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Json, A::Error> {
        let mut object: Vec<(String, Json)> = Vec::new();
        while let Some(name) = fields.next_key::<String>()? {
            self.pay(name.len() as u64)?;
            // No object has more fields than these.
            if object.len() == MAX_FIELDS {
                return Err(A::Error::custom("an object has too many fields"));
            }
            if object.iter().any(|(other, _)| *other == name) {
                return Err(A::Error::custom(format!("duplicate field `{name}`")));
            }
            object.push((name, fields.next_value_seed(self)?));
        }
        Ok(Json::Object(object))
    }
}

/// More fields than any object of a certificate has.
const MAX_FIELDS: usize = 16;

impl<'de> Deserializer<'de> for Json {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self {
            Json::Null => visitor.visit_unit(),
            Json::Bool(value) => visitor.visit_bool(value),
            Json::Natural(value) => visitor.visit_u64(value),
            Json::Negative(value) => visitor.visit_i64(value),
            Json::Text(text) => visitor.visit_string(text),
            Json::List(list) => {
                let mut items = serde::de::value::SeqDeserializer::new(list.into_iter());
                let read = visitor.visit_seq(&mut items)?;
                items.end()?;
                Ok(read)
            }
            Json::Object(fields) => visitor.visit_map(Fields { rest: fields.into_iter(), value: None }),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self {
            Json::Null => visitor.visit_none(),
            some => visitor.visit_some(some),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        match self {
            Json::List(_) => Err(Error::custom("a list stands in the place of an object")),
            other => other.deserialize_any(visitor),
        }
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        match self {
            Json::Text(name) => visitor.visit_enum(Variant { name, value: None }),
            Json::Object(fields) => {
                let mut fields = fields.into_iter();
                match (fields.next(), fields.next()) {
                    (Some((name, value)), None) => visitor.visit_enum(Variant { name, value: Some(value) }),
                    _ => Err(Error::custom("just one field should stand in some object")),
                }
            }
            _ => Err(Error::custom("a text or an object is missing")),
        }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct
        seq tuple tuple_struct map identifier ignored_any
    }
}

impl<'de> serde::de::IntoDeserializer<'de, Error> for Json {
    type Deserializer = Json;

    fn into_deserializer(self) -> Json {
        self
    }
}

impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Json, D::Error> {
        from.deserialize_any(Seed(&Cell::new(u64::MAX)))
    }
}

struct Fields {
    rest: std::vec::IntoIter<(String, Json)>,
    value: Option<Json>,
}

impl<'de> MapAccess<'de> for Fields {
    type Error = Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Error> {
        let Some((name, value)) = self.rest.next() else { return Ok(None) };
        self.value = Some(value);
        seed.deserialize(StrDeserializer::new(&name)).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Error> {
        match self.value.take() {
            Some(value) => seed.deserialize(value),
            None => Err(Error::custom("a field has no value")),
        }
    }
}

/// A case of a choice: a text alone, or an object with one field.
struct Variant {
    name: String,
    value: Option<Json>,
}

impl<'de> EnumAccess<'de> for Variant {
    type Error = Error;
    type Variant = Inside;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Inside), Error> {
        Ok((seed.deserialize(StrDeserializer::new(&self.name))?, Inside(self.value)))
    }
}

/// What stands behind the name of a case.
struct Inside(Option<Json>);

impl Inside {
    fn json(self) -> Result<Json, Error> {
        self.0.ok_or_else(|| Error::custom("an object is missing"))
    }
}

impl<'de> VariantAccess<'de> for Inside {
    type Error = Error;

    fn unit_variant(self) -> Result<(), Error> {
        match self.0 {
            None => Ok(()),
            Some(_) => Err(Error::custom("an object stands in the place of a text")),
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Error> {
        seed.deserialize(self.json()?)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Error> {
        self.json()?.deserialize_any(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.json()?.deserialize_struct("", fields, visitor)
    }
}
